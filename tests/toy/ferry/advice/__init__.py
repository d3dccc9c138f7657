"""What Ferry knows about playing well."""

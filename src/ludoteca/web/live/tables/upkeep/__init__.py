"""Upkeep, every now and then: leases, time-outs, lost time, sockets to close, forgotten tables."""

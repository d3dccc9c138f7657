"""Who counts how many are in, in all and from one address: connections at the doors, sockets at the tables."""

from __future__ import annotations

import ipaddress
from collections import Counter

IN_ALL = 4000  # connections at once, if the system allows as many
FROM_ONE_ADDRESS = 120  # a whole school may sit behind one; a trusted proxy brings everybody


class Doorkeeper:
    """Counts who is in."""

    def __init__(self, in_all: int = IN_ALL, from_one: int = FROM_ONE_ADDRESS, proxies: str = "") -> None:
        self.in_all = in_all
        self.from_one = from_one
        self.proxies = proxies
        self.inside: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Whether one more may come in from an address; then it is counted."""
        if self.inside.total() >= self.in_all:
            return False
        if self.inside[address] >= self.from_one and not self.trusted(address):
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def trusted(self, address: str) -> bool:
        """Whether an address is a proxy of ours, which lets in as many as it likes."""
        for name in filter(None, (part.strip() for part in self.proxies.split(","))):
            if name == "*" or within(address, name):
                return True
        return False


def within(address: str, network: str) -> bool:
    """Whether an address is, or lies in, a network."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return address == network


AT_TABLES = Doorkeeper()  # sockets, by the address that a proxy names: there nobody is exempt

"""Whom a request is counted for: an address, or the network of somebody who has very many."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

LOCAL_ADDRESSES: Final = {"127.0.0.1", "::1"}
NETWORK: Final = (1 << 64) - 1  # the bits of an IPv6 address that its owner chooses


def client_of(scope: Any) -> str:
    """Where a request comes from, as it is counted by every limit."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "?"


@lru_cache(10_000)
def counted(address: str) -> str:
    """An address as it is counted: IPv6 by its network of 64 bits, which is the least that one customer is given.

    >>> counted("192.0.2.7"), counted("2001:db8:1:2:3:4:5:6"), counted("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or address in LOCAL_ADDRESSES:
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) & ~NETWORK))

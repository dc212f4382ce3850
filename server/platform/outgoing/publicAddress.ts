import ipaddr from 'ipaddr.js';

/** The IPv6 global unicast range (RFC 4291, 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is public: not private, loopback, link-local (which includes cloud metadata services),
 * carrier-grade NAT, multicast, reserved, or an IPv6 address that embeds an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast);
}

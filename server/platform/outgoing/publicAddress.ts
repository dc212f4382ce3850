import ipaddr from 'ipaddr.js';

/** All that the internet's registries give out for IPv6 (RFC 4291, 2.4); the rest is for special ends. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local (where clouds keep the secrets of
 * their machines), carrier-grade NAT, multicast, reserved, nor an IPv6 address that leads to an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast);
}

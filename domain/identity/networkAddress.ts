const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|fe[89ab]|f[cd])/i;
const LOOPBACK = /^(127\.|::1$)/;

/** Converts IPv4-mapped IPv6 addresses to IPv4 and removes the zone of IPv6 addresses. */
const plain = (address: string) => MAPPED_IPV4.exec(address)?.[1] ?? address.split('%')[0]!;

/** Returns the eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0'), ...after];
}

/**
 * Returns the network of an address, by which attempts are counted: an IPv4 address, or the /64 of an IPv6 address,
 * because a subscriber controls all of it.
 */
export function networkOf(address: string): string {
  const known = plain(address);
  if (!known.includes(':')) return known;
  return groupsOf(known.toLowerCase()).slice(0, 4).join(':');
}

/** Masks an address for display, so that its owner can recognize the network. */
export function addressInWords(address: string): string {
  const known = plain(address);
  if (LOOPBACK.test(known)) return 'This server’s own machine';
  if (PRIVATE.test(known)) return 'The local network';
  return known.includes(':')
    ? `${groupsOf(known).slice(0, 3).join(':')}:…`
    : `${known.split('.').slice(0, 3).join('.')}.x`;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|fe[89ab]|f[cd])/i;
const LOOPBACK = /^(127\.|::1$)/;

/** An IPv4 address is written in one way, also where it comes over IPv6. */
const plain = (address: string) => MAPPED_IPV4.exec(address)?.[1] ?? address.split('%')[0]!;

/** The eight groups of an IPv6 address, with what `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0'), ...after];
}

/** Whoever has one address of IPv6 has the 64 bits after it too: they count as one. */
export function networkOf(address: string): string {
  const known = plain(address);
  if (!known.includes(':')) return known;
  return groupsOf(known.toLowerCase()).slice(0, 4).join(':');
}

/** An address as its owner is shown it: enough to tell a network by, and not the whole of it. */
export function addressInWords(address: string): string {
  const known = plain(address);
  if (LOOPBACK.test(known)) return 'This server’s own machine';
  if (PRIVATE.test(known)) return 'The local network';
  return known.includes(':')
    ? `${groupsOf(known).slice(0, 3).join(':')}:…`
    : `${known.split('.').slice(0, 3).join('.')}.x`;
}

export interface ByteRange {
  from: number;
  /** Inclusive. */
  to: number;
}

/**
 * Parses a Range header with a single range (RFC 9110, 14.1.2). Undefined where the whole file is to be sent: no
 * header, one that is not understood, or several ranges, which a server may ignore. Null where the range cannot be
 * satisfied.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [first, last] = [match[1], match[2]].map((text) => (text ? Number(text) : undefined));
  if (first === undefined) return last ? { from: Math.max(0, size - last), to: size - 1 } : null;
  if (last !== undefined && last < first) return undefined;
  return first < size ? { from: first, to: Math.min(last ?? size - 1, size - 1) } : null;
}

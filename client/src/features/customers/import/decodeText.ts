const UNREADABLE = 'We couldn’t read this file’s characters. Save it as “CSV UTF-8” and choose it again.';

/**
 * The text of a file in UTF-8, UTF-16, or Windows-1252, in which Excel writes plain CSV. Throws, in words, for anything
 * else: no letter is ever replaced by a question mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs(encodingOf(bytes), bytes) ?? decodeAs('windows-1252', bytes);
  // Control characters are what other encodings, and files that are no text, leave.
  if (text === undefined || /[^\P{Cc}\t\n\r]|\ufffd/u.test(text)) throw new Error(UNREADABLE);
  return text;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By the byte order mark; where there is none, UTF-16 shows in that every other byte of plain letters is zero. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = (remainder: number) => start.filter((byte, at) => byte === 0 && at % 2 === remainder).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd < start.length / 4) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

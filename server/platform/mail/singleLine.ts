/** A header holds one line: a name or subject that somebody typed must not be able to begin another one. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

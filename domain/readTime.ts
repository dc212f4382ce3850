const WORDS_A_MINUTE = 220;

/** How many minutes a text in Markdown takes to read, at least one. Addresses of links are not read. */
export function readTimeOf(markdown: string): number {
  const words = markdown.replaceAll(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][^\s|]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

const WORDS_A_MINUTE = 220;

/** Returns the reading time of a Markdown text in minutes, at least one. Link URLs are not counted. */
export function readTimeOf(markdown: string): number {
  const words = markdown.replaceAll(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][^\s|]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

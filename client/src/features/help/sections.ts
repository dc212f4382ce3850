/** A part of a help page, as far as searching goes. */
export interface HelpSection {
  /** The page that it stands on. */
  page: string;
  /** Where it is, with its fragment. */
  path: string;
  title: string;
  text: string;
}

const heading = /<h[23] id="([^"]+)">(.*?)<\/h[23]>/g;
const betweenCells = /<\/t[dh]>\s*<t[dh]>/g;
const block = /<\/?(?:p|div|ul|ol|li|table|thead|tbody|tr|td|th|pre|blockquote|h[1-6])\b[^>]*>/g;
const tag = /<[^>]+>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a reader reads of it. */
export const textOf = (html: string) =>
  html
    .replaceAll(betweenCells, ' · ')
    .replaceAll(block, ' ')
    .replaceAll(tag, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A page's text, cut at its headings of the second and third level. */
export function sectionsOf({ title, path, html }: { title: string; path: string; html: string }): HelpSection[] {
  const headings = [...html.matchAll(heading)];
  return headings.map((found, index) => ({
    page: title,
    path: `${path}#${found[1]}`,
    title: textOf(found[2]!),
    text: textOf(html.slice(found.index + found[0].length, headings[index + 1]?.index)),
  }));
}

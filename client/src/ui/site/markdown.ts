import { Marked } from 'marked';
import { escapeHtml } from './escapeHtml.ts';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface RenderedMarkdown {
  html: string;
  /** The headings of the second and third level, for a table of contents. */
  headings: Heading[];
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isOutside = (href: string) => /^https?:/.test(href);
const isSafe = (href: string) => /^(https?:|mailto:|\/|#)/.test(href);

/** Markdown as HTML, on the server alone. Raw HTML in it is shown, not obeyed; links that run scripts are left out. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  let part = '';
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        const id = idOf(text);
        if (depth === 2 || depth === 3) headings.push({ id, text, depth });
        part = text;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (!isSafe(href)) return words;
        return `<a href="${escapeHtml(href)}"${isOutside(href) ? ' rel="noopener"' : ''}>${words}</a>`;
      },
      image: ({ text }) => escapeHtml(text),
      // A wide table scrolls by itself, by keyboard too, and the page stays where it is.
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        const label = escapeHtml(part ? `Table: ${part}` : 'Table');
        return `<div class="table" role="region" aria-label="${label}" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

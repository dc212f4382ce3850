import { brand } from '#client/ui/brand/brand.ts';
import { escapeHtml } from '#client/ui/site/escapeHtml.ts';
import { jsonInScript } from '#client/ui/site/jsonInScript.ts';
import type { PageHead } from '#client/ui/site/page.ts';
import { paper } from '#client/ui/theme/colors.ts';
import { siteStyle } from '#client/ui/theme/siteStyle.ts';
import type { Assets, Script } from './assets.ts';
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './documentIds.ts';

interface DocumentParts {
  head: PageHead & { canonical: string };
  body: string;
  /** Given where the page is hydrated. */
  pageData: PageData | undefined;
  assets: Assets;
  origin: string;
}

const PICTURE = '/og.png';
const STYLE = siteStyle();

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

const script = (source: Script, attributes = '') =>
  'src' in source
    ? `<script src="${source.src}" ${attributes}></script>`
    : `<script ${attributes}>${source.text}</script>`;

/** A whole public page as HTML. */
export function documentOf({ head, body, pageData, assets, origin }: DocumentParts): string {
  const title = head.title.includes(brand.name) ? head.title : `${head.title} · ${brand.name}`;
  const address = origin + head.canonical;
  // Sheets that the document holds are named all the same: the modules' loader then fetches none of them.
  const isInline = assets.inlineStyle !== undefined;
  const picture = new URL(head.image ?? PICTURE, origin).href;
  return [
    '<!doctype html><html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'theme-color', paper),
    head.noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    script(assets.schemeScript),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}"${isInline ? ' disabled' : ''}>`),
    ...assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    `<style>${STYLE}${assets.inlineStyle ?? ''}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    ...(head.feeds ?? []).map(
      ({ title, path }) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`,
    ),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', picture),
    ...(head.structuredData ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${jsonInScript({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
    `</head><body><div id="${ROOT_ID}">${body}</div>`,
    ...(pageData ? [`<script id="${PAGE_DATA_ID}" type="application/json">${jsonInScript(pageData)}</script>`] : []),
    script(assets.startScript, `data-modules="${assets.modules.join(' ')}"`),
    '</body></html>',
  ].join('\n');
}

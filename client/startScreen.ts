import type { Plugin, Rolldown } from 'vite';
import { questionOf } from './questions.ts';
import { RECORD_PAGES } from './src/ui/list/selection.ts';

interface Screen {
  /** A regular expression of its path. */
  address: string;
  /** Its page. */
  module: string;
  /** The query that its route asks, and the variables of an address without a search; what the path has in brackets is `id`. */
  asks?: string;
  variables?: object;
}

const ID = '([\\da-f-]{36})';
const firstOf = (sort: string | undefined, filter: object) => ({
  filter,
  ...(sort && { sort }),
  counted: true,
  first: RECORD_PAGES.size,
});

/** The screens that people arrive at. One that is missing here is fetched, and asks, as the router comes to it. */
const screens: Screen[] = [
  { address: '^/dashboard', module: 'src/app/shell/Shell.tsx', asks: 'Shell' },
  { address: '^/dashboard/?$', module: 'src/features/today/TodayPage.tsx', asks: 'Today' },
  {
    address: '^/dashboard/quotes/?$',
    module: 'src/features/quotes/QuoteListPage.tsx',
    asks: 'Quotes',
    variables: firstOf('NEWEST', { search: null, status: null, customerId: null }),
  },
  { address: `^/dashboard/quotes/${ID}$`, module: 'src/features/quotes/QuotePage.tsx', asks: 'QuotePage' },
  {
    address: '^/dashboard/invoices/?$',
    module: 'src/features/invoices/InvoiceListPage.tsx',
    asks: 'Invoices',
    variables: firstOf('NEWEST', { search: null, status: null, overdue: null }),
  },
  { address: `^/dashboard/invoices/${ID}$`, module: 'src/features/invoices/InvoicePage.tsx', asks: 'InvoicePage' },
  {
    address: '^/dashboard/customers/?$',
    module: 'src/features/customers/CustomerListPage.tsx',
    asks: 'Customers',
    variables: firstOf(undefined, {}),
  },
  { address: `^/dashboard/customers/${ID}$`, module: 'src/features/customers/CustomerPage.tsx', asks: 'CustomerPage' },
  { address: '^/portal/quote/', module: 'src/features/portal/PortalQuotePage.tsx' },
  { address: '^/portal/invoice/', module: 'src/features/portal/PortalInvoicePage.tsx' },
];

const FILE = 'start-screen.js';
const DOCUMENT = 'index.html';
const PLACE = '<!-- start-screen.js -->';
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)">/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"/g;

/**
 * The app's document is one for every address. A script in it looks at the address, has the screen's files fetched beside
 * the app's own, and asks the screen's question once the session is there. It is a file too: from that the server knows its
 * hash. src/app/apollo/earlyFetch.ts takes the answers.
 */
export const startScreen = (): Plugin => ({
  name: 'start-screen',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const document = bundle[DOCUMENT];
    if (document?.type !== 'asset') return;
    const html = String(document.source);
    // The app's own files are fetched by the same script: after the session's request, which would wait behind them all.
    const app = hrefsOf(html, PRELOAD);
    const known = [...app, ...hrefsOf(html, STYLESHEET)];
    const plan = [
      { address: '', files: app },
      ...screens.map(({ address, module, asks, variables }) => ({
        address,
        files: filesOf(bundle, module).filter((file) => !known.includes(file)),
        ...(asks && { asks, query: questionOf(asks), variables }),
      })),
    ];
    const script = scriptOf(plan);
    this.emitFile({ type: 'asset', fileName: FILE, source: script });
    document.source = html.replaceAll(PRELOAD, '').replace(PLACE, () => `<script>${script}</script>`);
  },
});

const hrefsOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, href = '']) => href);

/** What a module needs: itself, what it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)));
  if (!entry) throw new Error(`The build has no ${module}`);
  const found = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) follow(other);
  };
  follow(entry);
  const files = [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}

const scriptOf = (
  plan: object[],
) => `for (const { address, files, asks, query, variables } of ${JSON.stringify(plan)}) {
  const match = new RegExp(address).exec(location.pathname);
  if (!match) continue;
  for (const href of files) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href, crossOrigin: '' }));
    // Run as it comes, while the rest is on its way; should it not come, the app says so.
    if (kind.rel === 'modulepreload') import(href).catch(() => undefined);
  }
  if (!asks || (variables && location.search)) continue;
  const asked = variables ?? (match[1] ? { id: match[1] } : {});
  window.earlyAnswers ??= {};
  window.earlyAnswers[asks + ' ' + JSON.stringify(asked)] = window.earlySession.then((session) => {
    const token = session?.data?.refreshSession.accessToken;
    return token && fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: 'Bearer ' + token },
      body: JSON.stringify({ operationName: asks, query, variables: asked }),
    });
  }).catch(() => undefined);
}`;

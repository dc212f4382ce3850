import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { QueryInProcess } from '../graphql/queryInProcess.ts';

type Rendered = { status: number; html: string } | { redirect: string };

/** What was built for the browser: Vite's manifest, and the text of each file. */
interface Build {
  manifest: unknown;
  read: (file: string) => string;
}

/** The public pages as client/src/entry-server.tsx builds them. */
interface Site {
  render(request: {
    path: string;
    query: URLSearchParams;
    origin: string;
    ask: QueryInProcess;
  }): Promise<Rendered | undefined>;
  paths: readonly string[];
}

/** What client/src/entry-server.tsx exports. */
interface EntryServer {
  createSite(build: Build): Site;
}

/** A page as it is sent. */
export interface SentPage {
  status: number;
  html: string;
  brotli: Buffer;
  etag: string;
}

export type SiteAnswer = SentPage | { redirect: string } | undefined;

const MANIFEST = '.vite/manifest.json';
const A_MINUTE = 60_000;
const compress = promisify(brotliCompress);
/** Near the smallest that brotli can do, in a few milliseconds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Loads the built public pages; undefined where the client was not built. */
export async function openSite(
  clientDir: string,
  origin: () => string,
  query: QueryInProcess,
): Promise<PublicSite | undefined> {
  const program = resolve(clientDir, '..', 'site', 'entry-server.js');
  if (!existsSync(program) || !existsSync(join(clientDir, MANIFEST))) return undefined;
  const { createSite } = (await import(pathToFileURL(program).href)) as EntryServer;
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  return new PublicSite(createSite({ manifest: JSON.parse(read(MANIFEST)), read }), origin, query);
}

/** The public pages, each rendered at most once a minute. */
export class PublicSite {
  private readonly pages = new LRUCache<string, Exclude<SiteAnswer, undefined>, URLSearchParams>({
    // Anybody may ask for any query: what is kept stays bounded.
    max: 500,
    ttl: A_MINUTE,
    // Whoever asks after the minute is answered at once, and the next one gets the new page.
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (path, _old, { context: query }) => this.renderNow(path.split('?')[0]!, query),
  });

  constructor(
    private readonly site: Site,
    private readonly origin: () => string,
    private readonly ask: QueryInProcess,
  ) {}

  /** The addresses that search engines may know, those made of data apart. */
  get paths(): readonly string[] {
    return this.site.paths;
  }

  /** The page at an address; undefined where no public page has it. */
  async page(path: string, query: URLSearchParams): Promise<SiteAnswer> {
    const sorted = new URLSearchParams(query);
    sorted.sort();
    return this.pages.fetch(`${path}?${sorted}`, { context: query });
  }

  private async renderNow(path: string, query: URLSearchParams): Promise<Exclude<SiteAnswer, undefined> | undefined> {
    const rendered = await this.site.render({ path, query, origin: this.origin(), ask: this.ask }).catch(noPageOfIt);
    if (!rendered || 'redirect' in rendered) return rendered;
    return sentPage(rendered);
  }
}

/** What is in an address may be too long, or otherwise nothing that a page could be asked for. */
function noPageOfIt(error: unknown): undefined {
  if (error instanceof GraphQLError && error.extensions.code === 'VALIDATION_FAILED') return undefined;
  throw error;
}

export async function sentPage({ status, html }: { status: number; html: string }): Promise<SentPage> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, brotli: await compress(html, brotliOptions), etag };
}

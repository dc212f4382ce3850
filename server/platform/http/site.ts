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

/** The client build: Vite's manifest, and the content of each file. */
interface Build {
  manifest: unknown;
  read: (file: string) => string;
}

/** The public pages, as built by client/src/entry-server.tsx. */
interface Site {
  render(request: {
    path: string;
    query: URLSearchParams;
    origin: string;
    ask: QueryInProcess;
  }): Promise<Rendered | undefined>;
  paths: readonly string[];
}

/** The exports of client/src/entry-server.tsx. */
interface EntryServer {
  createSite(build: Build): Site;
}

/** A rendered page. */
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
/** Quality 6 takes a few milliseconds and compresses nearly as well as 11. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Loads the built public pages; undefined if the client was not built. */
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

/** Renders public pages, each at most once a minute. */
export class PublicSite {
  private readonly pages = new LRUCache<string, Exclude<SiteAnswer, undefined>, URLSearchParams>({
    // Bounded, because visitors choose the query string.
    max: 500,
    ttl: A_MINUTE,
    // An expired entry is returned at once while a new one is rendered.
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (path, _old, { context: query }) => this.renderNow(path.split('?')[0]!, query),
  });

  constructor(
    private readonly site: Site,
    private readonly origin: () => string,
    private readonly ask: QueryInProcess,
  ) {}

  /** The paths for the sitemap, without those that come from data. */
  get paths(): readonly string[] {
    return this.site.paths;
  }

  /** Returns the page at a path; undefined if there is none. */
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

/** Treats a refusal, such as of an overlong parameter, as a missing page. */
function noPageOfIt(error: unknown): undefined {
  if (error instanceof GraphQLError && error.extensions.code === 'VALIDATION_FAILED') return undefined;
  throw error;
}

export async function sentPage({ status, html }: { status: number; html: string }): Promise<SentPage> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, brotli: await compress(html, brotliOptions), etag };
}

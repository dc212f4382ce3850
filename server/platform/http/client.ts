import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { redirectTo } from './redirect.ts';
import { type PublicSite, type SentPage, sentPage } from './site.ts';

const aYear = 31_536_000;

/** Paths that the app's router handles; all others are public pages rendered by the server. */
const isOfTheApp = (path: string) => path === '/dashboard' || /^\/(dashboard|portal)\//.test(path);

/** Serves the built client: its files, the public pages, and the app's document at every path of the app. */
export const clientRoutes =
  (clientDir: string, site: PublicSite | undefined): FastifyPluginAsync =>
  async (app) => {
    const document = join(clientDir, 'index.html');
    if (!existsSync(document) || !site) {
      app.setNotFoundHandler((_request, reply) => nothingHere(reply));
      return;
    }
    const shell = await sentPage({ status: 200, html: readFileSync(document, 'utf8') });
    await app.register(fastifyStatic, {
      root: resolve(clientDir),
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache'),
    });
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return nothingHere(reply);
      // Not parsed by URL, which would take the text after two leading slashes as a host.
      const [pathname = '/', query] = request.url.split('?');
      if (isOfTheApp(pathname)) return sendPage(request, reply, shell);
      if (pathname.length > 1 && pathname.endsWith('/')) return redirectTo(reply, withoutTrailingSlash(pathname), 301);
      const page = await site.page(pathname, new URLSearchParams(query));
      if (!page) return wantsPage(request) ? redirectTo(reply, '/404') : nothingHere(reply);
      if ('redirect' in page) return redirectTo(reply, page.redirect);
      return sendPage(request, reply, page);
    });
  };

const withoutTrailingSlash = (path: string) => `/${path.replace(/^[/\\]+|\/+$/g, '')}`;

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html');

const nothingHere = (reply: FastifyReply) =>
  reply.code(404).send({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });

const asHtml = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  asHtml(reply).code(page.status).header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  const takesBrotli = String(request.headers['accept-encoding']).includes('br');
  return takesBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html);
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const aYear = 31_536_000;

/** The built client: its files, and for every other page address the one document that its router takes over from. */
export const clientRoutes =
  (clientDir: string): FastifyPluginAsync =>
  async (app) => {
    const document = join(clientDir, 'index.html');
    if (!existsSync(document)) {
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ errors: [{ message: 'Not found' }] }));
      return;
    }
    const html = readFileSync(document, 'utf8');
    await app.register(fastifyStatic, {
      root: resolve(clientDir),
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache'),
    });
    app.setNotFoundHandler((request, reply) => {
      const isPage =
        (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html');
      if (!isPage)
        return reply.code(404).send({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
    });
  };

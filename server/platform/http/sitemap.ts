import type { FastifyPluginAsync } from 'fastify';
import { escapeXml } from './xml.ts';

/** A URL of the sitemap. */
export interface SitemapEntry {
  path: string;
  updatedAt?: Date;
}

const toXml = (origin: string, { path, updatedAt }: SitemapEntry) =>
  `<url><loc>${escapeXml(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`;

/** Serves robots.txt, which names the sitemap, and the sitemap with every public page. */
export const sitemapRoutes =
  (origin: () => string, entries: () => Promise<readonly SitemapEntry[]>): FastifyPluginAsync =>
  async (app) => {
    app.get('/sitemap.xml', async (_request, reply) => {
      const urls = (await entries()).map((entry) => toXml(origin(), entry));
      return reply
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        );
    });
    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            'Disallow: /dashboard',
            'Disallow: /portal/',
            'Disallow: /graphql',
            '',
            `Sitemap: ${origin()}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    );
  };

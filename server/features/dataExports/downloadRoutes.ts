import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { todayIn } from '#domain/dates.ts';
import { notFound, unauthenticated } from '#server/core/errors.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { recordDownload } from '#server/platform/http/recordDownload.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { rangeOf } from './range.ts';
import { bytesOf, readableArchive } from './readArchive.ts';

export const downloadPath = (id: string, ticket: string): string => `/export/everything/${id}.zip?ticket=${ticket}`;

/** Serves the archive to the holder of a download ticket, whole or as a range. */
export const dataExportRoutes =
  ({ database, downloadTickets, commands }: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string }; Querystring: { ticket?: string } }>(
      '/export/everything/:id.zip',
      async (request, reply) => {
        const { params, query, headers, method } = request;
        const ticket = downloadTickets.read(query.ticket ?? '');
        if (ticket?.fileId !== params.id) throw unauthenticated();
        const archive = await readableArchive(database, ticket);
        if (!archive) throw notFound('export');
        const { sizeBytes, readyAt } = archive;
        // The content of an export id is immutable.
        const etag = `"${params.id}"`;
        const asked = headers['if-range'] && headers['if-range'] !== etag ? undefined : headers.range;
        const range = rangeOf(asked, sizeBytes);
        reply.header('accept-ranges', 'bytes').header('etag', etag).header('cache-control', 'private, no-store');
        if (range === null) return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
        const { from, to } = range ?? { from: 0, to: sizeBytes - 1 };
        // Only the start of a download is recorded, not its continuation.
        if (method === 'GET' && from === 0) await recordDownload({ commands }, request, ticket, 'everything');
        if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${sizeBytes}`);
        reply
          .header('content-disposition', `attachment; filename="${fileName(readyAt)}"`)
          .header('content-length', to - from + 1)
          .type('application/zip');
        const bytes = method === 'HEAD' ? [] : bytesOf(database, ticket, from, to);
        return reply.send(Readable.from(bytes, { objectMode: false }));
      },
    );
  };

const fileName = (readyAt: Date) => `${PRODUCT_NAME.toLowerCase()}-export-${todayIn('UTC', readyAt)}.zip`;

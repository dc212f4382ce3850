import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Services } from '#server/platform/graphql/context.ts';

/**
 * Serves logos without authentication, because mails and the portal show them to customers. The random id cannot be
 * guessed and its content never changes.
 */
export const fileRoutes =
  ({ database }: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const { id } = request.params;
      if (!isUuid(id)) throw notFound('file');
      const asked = sql<{ contentType: string; bytes: Buffer }>`
        select content_type as "contentType", bytes from files where id = ${id}
      `;
      const [file] = await queryWithoutTenant(database, asked);
      if (!file) throw notFound('file');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(file.contentType)
        .send(file.bytes);
    });
  };

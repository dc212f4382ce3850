import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work — the database answers and has every migration. */
export const healthRoutes =
  (database: Database): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      try {
        await sql`select 1`.execute(database.em.getKysely());
        const pending = await database.migrator.getPending();
        if (pending.length === 0) return { status: 'ready' };
        return reply.code(503).send({ status: 'migrations are pending' });
      } catch {
        return reply.code(503).send({ status: 'the database does not answer' });
      }
    });
  };

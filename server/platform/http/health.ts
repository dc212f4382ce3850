import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';

/** Below the usual timeout of probes; a slower dependency counts as not ready. */
const ANSWERS_WITHIN_MS = 2_000;

/** `/healthz`: the process is alive. `/readyz`: the database answers and has every migration. */
export const healthRoutes =
  (database: Database): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      try {
        const pending = await Promise.race([pendingIn(database), pause(ANSWERS_WITHIN_MS, undefined, { ref: false })]);
        if (!pending) return reply.code(503).send({ status: 'the database does not answer' });
        if (pending.length === 0) return { status: 'ready' };
        return reply.code(503).send({ status: 'migrations are pending' });
      } catch {
        return reply.code(503).send({ status: 'the database does not answer' });
      }
    });
  };

const pendingIn = (database: Database): Promise<unknown[]> =>
  withoutTenant(async () => {
    await sql`select 1`.execute(database.em.getKysely());
    return database.migrator.getPending();
  });

import { sql } from 'kysely';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { ConfigError } from './config.ts';
import type { Runtime } from './runtime.ts';

/**
 * The database stores a mark of the servers' SESSION_SECRET: a keyed hash that does not reveal the secret. A worker
 * with another secret could not decrypt the secrets of webhook endpoints, and its links would be rejected by the
 * servers.
 */
const markOf = ({ sealing }: Runtime) => sealing.mark('session secret', 'of this installation');

/** Records the secret of a starting server, and warns where it replaces another one. */
export async function recordSessionSecret(runtime: Runtime): Promise<void> {
  const mark = markOf(runtime);
  const recorded = await readMark(runtime);
  if (recorded?.equals(mark)) return;
  if (recorded)
    runtime.log.warn(
      'SESSION_SECRET is not the one that this database was last used with: everybody signs in again, and authenticator apps and webhook endpoints have to be set up anew. Where other servers run with the earlier one, give all of them the same.',
    );
  await queryWithoutTenant(
    runtime.database,
    sql`insert into installation (session_secret_mark) values (${mark})
        on conflict (singleton) do update set session_secret_mark = excluded.session_secret_mark`,
  );
}

/**
 * Throws ConfigError in a worker whose secret differs from the servers'. Records it where no server has started yet.
 */
export async function requireSessionSecret(runtime: Runtime): Promise<void> {
  const recorded = await readMark(runtime);
  if (!recorded) return recordSessionSecret(runtime);
  if (!recorded.equals(markOf(runtime)))
    throw new ConfigError(
      'SESSION_SECRET: this worker has another one than the servers on this database, and could not sign webhooks or make links. Set the SESSION_SECRET that the servers have.',
    );
}

async function readMark({ database }: Runtime): Promise<Buffer | undefined> {
  const [row] = await queryWithoutTenant(
    database,
    sql<{ mark: Buffer }>`select session_secret_mark as mark from installation`,
  );
  return row?.mark;
}

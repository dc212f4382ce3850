import pg from 'pg';
import type { Logger } from 'pino';

/** Of connections that could not be made or were lost: PostgreSQL's own (class 08, 57P01 to 57P03) and the network's. */
const LOST = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** One after which graphile-worker tries again, soon. After others it ends the process, with what was just done on its hands. */
const TRIED_AGAIN = '40001';

/** A pool for jobs: a database that is away for a while is waited for, whatever the library is about to note in it. */
export function openPatientPool(connectionString: string, log: Logger): pg.Pool {
  const pool = new PatientPool({ connectionString, max: 8, application_name: 'whorl jobs' });
  const note = (error: Error) => log.warn({ err: error }, 'jobs: a connection was lost');
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', note);
    makePatient(client);
  });
  return pool;
}

class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    // What is tried again while the process ends stays undone: releaseJobs sees to it.
    if (!callback) return this.ending ? new Promise(() => undefined) : super.connect().catch(asPassing);
    super.connect(callback);
    return undefined;
  }
}

function makePatient(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    return answer instanceof Promise ? answer.catch(asPassing) : answer;
  }) as typeof client.query;
}

function asPassing(error: Error & { code?: string }): never {
  if (LOST.test(error.code ?? '') || error.message.startsWith('Connection terminated')) error.code = TRIED_AGAIN;
  throw error;
}

import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

export interface DataDirLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;
/** Time for a server that was just stopped to close. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 50;

/**
 * Locks the data directory for one server. Node has no flock(), but SQLite takes a file lock, which the kernel releases
 * however the process ends. Unlike a file with a process id it cannot be stale and has no race.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = join(dataDir, 'server.lock');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return takeLock(file);
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === SQLITE_NOTADB)
        throw new EmbeddedPostgresError(
          `${file} is damaged. Delete it: it holds no data, and the next start makes another.`,
          {
            cause: error,
          },
        );
      if (errcode !== SQLITE_BUSY) {
        throw new EmbeddedPostgresError(`${dataDir} cannot be written to: ${(error as Error).message}`, {
          cause: error,
        });
      }
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `${dataDir} is in use by another Whorl server. Stop that one first, or give this one a DATA_DIR of its own.`,
          { cause: error },
        );
      }
      await pause(RETRY_MS);
    }
  }
}

function takeLock(file: string): DataDirLock {
  // Created first, because SQLite would make the file readable by others.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => database.close() };
}

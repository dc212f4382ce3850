import { BackupError } from '#db/backup/BackupError.ts';
import { EmbeddedPostgresError } from '#db/embedded/index.ts';
import { Refusal } from '#server/core/errors.ts';
import { ConfigError } from './config.ts';

/** Additional fields of errors thrown by the system, Node, pg and PostgreSQL. */
interface Details {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
  hint?: string;
  severity?: string;
}

/** Errors whose message is written for the operator. */
const WORDED = [ConfigError, BackupError, EmbeddedPostgresError, Refusal];

const SETTINGS = 'check DATABASE_URL (and DATABASE_DIRECT_URL)';

/** By SQLSTATE: failures that the operator can fix by a setting, a permission or a command. */
const DATABASE_REMEDIES: Record<string, string> = {
  '28000': `${SETTINGS} and the server’s pg_hba.conf`,
  '28P01': `${SETTINGS}: the password or the role is wrong`,
  '3D000': `create the database, or ${SETTINGS}`,
  '42501': 'give the role of DATABASE_URL this right (docs/operating.md, “A database of your own”)',
  '42P01': 'the database has not been migrated by this release: start Whorl on it first',
  '53300': 'close other connections, lower DATABASE_CONNECTIONS, or raise max_connections',
  '57P03': 'PostgreSQL is starting or ending: try again in a moment',
};

/** Returns one sentence for an error that an operator can act on; undefined for a defect, whose stack is needed. */
export function operatorMessage(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    const message = messageOf(each);
    if (message) return message;
  }
  return undefined;
}

/** An error with everything that it wraps, the innermost first: the driver's own error has the best details. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [...inner.flatMap(causesOf), error];
}

function messageOf(error: Error & Details): string | undefined {
  if (WORDED.some((kind) => error instanceof kind)) return error.message;
  const { code = '', syscall, path } = error;
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (syscall === 'listen') return listenMessage(error);
  if (syscall === 'connect' || syscall === 'getaddrinfo') return connectMessage(error);
  if (path && syscall) return `${path}: ${fileMessage(code)} (${code})`;
  if (/^(The server does not support SSL|SASL: )/.test(error.message)) return databaseMessage(error.message, SETTINGS);
  if (error.severity === undefined) return undefined;
  // P0001 is raised by a migration, with what an administrator has to run as its hint.
  const remedy = DATABASE_REMEDIES[code] ?? (code === 'P0001' ? error.hint : undefined);
  return remedy && databaseMessage(error.message, remedy);
}

const databaseMessage = (message: string, remedy: string) =>
  `The database refused: ${message}. ${capitalized(remedy)}.`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const connectMessage = ({ code, hostname, address, port }: Details) =>
  `The database cannot be reached at ${hostname ?? address ?? 'its address'}${port ? `:${port}` : ''} (${code}): ${SETTINGS}, and that PostgreSQL runs there.`;

function listenMessage({ code, address, port }: Details): string {
  const reason = code === 'EADDRINUSE' ? 'something listens there already' : `the system refused (${code})`;
  return `Whorl cannot listen on ${address}:${port}: ${reason}. Set PORT or HOST, or end the other program.`;
}

function fileMessage(code: string): string {
  const known: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'no permission',
    EPERM: 'no permission',
    EROFS: 'it is on a read-only file system',
    EISDIR: 'a file is needed, and this is a folder',
    ENOTDIR: 'a part of this path is not a folder',
    EEXIST: 'it exists already',
    ENOSPC: 'no room is left',
  };
  return known[code] ?? 'it cannot be used';
}

import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** Fields of PostgreSQL's errors that contain row data. */
const TELLS_OF_ROWS = ['detail', 'where', 'internalQuery'];

/**
 * Buffers lines and writes four times a second, or when the buffer is full: a write per line costs more than the line. The
 * rest is written at exit, and at once after a fatal line.
 */
function stdout(): DestinationStream {
  if (!lines) {
    const opened = destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 250 });
    process.once('exit', () => opened.flushSync());
    lines = opened;
  }
  return lines;
}

let lines: DestinationStream | undefined;

/** A JSON logger that removes row data from errors. */
export const createLog = (level: string, to: DestinationStream = stdout()): Logger =>
  pino({ level, serializers: { err: (error: Error) => withoutRows(stdSerializers.err(error)) } }, to);

/** MikroORM appends the detail to its message, which the stack repeats. */
const DETAIL = /\n - detail: [\s\S]*?(?=\n {4}at |$)/g;

function withoutRows(error: object): object {
  const told = Object.entries(error).filter(([name]) => !TELLS_OF_ROWS.includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [name, typeof value === 'string' ? value.replace(DETAIL, '') : value]),
  );
}

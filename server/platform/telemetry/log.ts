import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** What PostgreSQL adds to an error: the very row, or the statement within a function, with people's data in it. */
const TELLS_OF_ROWS = ['detail', 'where', 'internalQuery'];

/**
 * Lines leave together, four times a second or when there are very many: a write for each would take a request longer than
 * the line. What is left leaves as the process ends, and at once where something is fatal.
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

/** JSON lines. Of errors, all but the rows that they were about. */
export const createLog = (level: string, to: DestinationStream = stdout()): Logger =>
  pino({ level, serializers: { err: (error: Error) => withoutRows(stdSerializers.err(error)) } }, to);

/** MikroORM repeats it at the end of its message, which the stack repeats again. */
const DETAIL = /\n - detail: [\s\S]*?(?=\n {4}at |$)/g;

function withoutRows(error: object): object {
  const told = Object.entries(error).filter(([name]) => !TELLS_OF_ROWS.includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [name, typeof value === 'string' ? value.replace(DETAIL, '') : value]),
  );
}

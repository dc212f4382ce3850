import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** What PostgreSQL adds to an error: the very row, or the statement within a function, with people's data in it. */
const TELLS_OF_ROWS = ['detail', 'where', 'internalQuery'];

/** JSON lines. Of errors, all but the rows that they were about. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: (error: Error) => withoutRows(stdSerializers.err(error)) } }, to);

function withoutRows(error: object): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => !TELLS_OF_ROWS.includes(name)));
}

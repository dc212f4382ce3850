import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log that keeps what a server would be woken up for. */
export function errorLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: pino({ level: 'error' }, stream), lines };
}

/** An error line in brief: what was asked, and what went wrong. */
export function inBrief(line: string): string {
  const { msg, path, err } = JSON.parse(line) as {
    msg: string;
    path?: string[];
    err?: { message: string; stack: string };
  };
  const at = err?.stack.split('\n').find((frame) => frame.includes('/server/') || frame.includes('/domain/'));
  return `${msg} ${path?.join('.') ?? ''}: ${err?.message.slice(0, 300)} ${at?.trim() ?? ''}`;
}

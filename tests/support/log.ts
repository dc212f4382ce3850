import { Writable } from 'node:stream';
import { createLog } from '#server/platform/telemetry/log.ts';

type Line = Record<string, unknown> & { msg: string };

/** A logger that keeps its lines. */
export function keptLog(level = 'debug') {
  let text = '';
  const stream = new Writable({
    write(bytes, _encoding, done) {
      text += bytes;
      done();
    },
  });
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  return { log: createLog(level, stream), lines, text: () => text };
}

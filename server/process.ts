import { setFlagsFromString } from 'node:v8';
import { operatorMessage } from './operatorError.ts';

/**
 * V8 makes the arrays of a place in the code old from the start where many of them lived long once, as those of a query's
 * syntax tree do. In a server most are a request's: dead old arrays then keep all that hangs on them from being collected
 * with the young, and collecting the young halts everybody (measured beside long queries: 60 to 110 ms each two seconds, 1 to
 * 6 without this; docs/decisions/0032).
 */
const YOUNG_FROM_THE_START = '--no-allocation-site-pretenuring';

type Close = () => Promise<void>;

/** What has been started: how to end it, and how long that may take. */
interface Running {
  close: Close;
  withinSeconds: number;
}

/** Runs until SIGINT or SIGTERM, then closes cleanly, or, where that takes too long, ends all the same; a signal during the start waits for the start to end. A failure that an operator can mend is printed as one sentence, without a stack. */
export function runUntilSignal(start: () => Promise<Running>): void {
  setFlagsFromString(YOUNG_FROM_THE_START);
  const starting = start();
  let closing: Promise<void> | undefined;
  const end = () => {
    closing ??= starting.then(({ close, withinSeconds }) => {
      setTimeout(
        () => fail(`Whorl ended after ${withinSeconds} s with work left undone`),
        withinSeconds * 1000,
      ).unref();
      return close();
    });
    closing.then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // Started by a process that holds a channel to this one: its end, however it came, is ours.
  process.on('disconnect', end);
  starting.catch(fail);
}

function fail(error: unknown): never {
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
}

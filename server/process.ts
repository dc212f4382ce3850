import { setFlagsFromString } from 'node:v8';
import { operatorMessage } from './operatorError.ts';

/**
 * Disables V8's allocation-site pretenuring. It allocates arrays in the old generation if earlier ones from the same code
 * lived long, as those of cached syntax trees do. In a server most belong to one request; dead old arrays then keep their
 * contents alive through young collections, whose pauses grow (beside long queries, measured 60 to 110 ms every two
 * seconds, 1 to 6 with this flag; docs/decisions/0032).
 */
const YOUNG_FROM_THE_START = '--no-allocation-site-pretenuring';

type Close = () => Promise<void>;

/** A started process: how to close it, and how long that may take. */
interface Running {
  close: Close;
  withinSeconds: number;
}

/**
 * Runs until SIGINT or SIGTERM, then closes; exits anyway if that takes too long. A signal during the start waits for the
 * start to finish. A ConfigError is printed without a stack.
 */
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
  // Ends with the parent process that holds an IPC channel to this one, however that ends.
  process.on('disconnect', end);
  starting.catch(fail);
}

function fail(error: unknown): never {
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
}

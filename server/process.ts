import { ConfigError } from './config.ts';

type Close = () => Promise<void>;

/** What has been started: how to end it, and how long that may take. */
interface Running {
  close: Close;
  withinSeconds: number;
}

/** Runs until SIGINT or SIGTERM, then closes cleanly, or, where that takes too long, ends all the same; a signal during the start waits for the start to end. A bad setting is told in words alone. */
export function runUntilSignal(start: () => Promise<Running>): void {
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
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

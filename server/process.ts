import { ConfigError } from './config.ts';

type Close = () => Promise<void>;

/** Runs until SIGINT or SIGTERM, then closes cleanly; a signal during the start waits for the start to end. A bad setting is told in words alone. */
export function runUntilSignal(start: () => Promise<Close>): void {
  const starting = start();
  let closing: Promise<void> | undefined;
  const end = () => {
    closing ??= starting.then((close) => close());
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

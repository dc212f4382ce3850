/**
 * Calls `end` at the first signal to end, and swallows the others: a Ctrl-C comes from the terminal and from npm as
 * well. Programs are started detached, so that the terminal's does not reach them besides.
 */
export function onEndSignal(end) {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!ending) end();
      ending = true;
    });
  }
}

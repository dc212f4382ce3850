/**
 * Calls `end` on the first termination signal and ignores later ones: a Ctrl-C arrives from the terminal and from npm.
 * Child processes are detached, so that the terminal does not signal them too.
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

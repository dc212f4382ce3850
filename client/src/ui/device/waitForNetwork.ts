/** Resolves when the network returns, at the latest after `longestMs`. */
export const waitForNetwork = (longestMs: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, longestMs);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });

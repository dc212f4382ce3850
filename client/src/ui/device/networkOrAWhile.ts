/** Waits for the network to come back, and so long at most. */
export const networkOrAWhile = (longestMs: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, longestMs);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });

/**
 * Returns a function that queues work and runs one item in each turn of the event loop, so that a burst of work does not
 * hold up other requests.
 */
export function yieldingQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const next = () => {
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    work?.();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(next);
  };
}

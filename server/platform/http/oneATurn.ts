/**
 * Does each thing in a turn of the event loop of its own: whoever comes meanwhile waits for one of them, and not for all
 * that came at once.
 */
export function oneATurn(): (work: () => void) => void {
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

/**
 * Does something while no other tab of this browser does it, and tells the task whether another tab was at it before.
 * Browsers give locks only to secure pages: over plain HTTP on a local network it is simply done.
 */
export async function exclusively<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return task(false);
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task(false) } : undefined,
  );
  return atOnce ? atOnce.result : navigator.locks.request(name, () => task(true));
}

/**
 * Does something while no other tab of this browser does it. Browsers give locks only to secure pages:
 * over plain HTTP on a local network it is simply done.
 */
export const exclusively = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, task) : task();

import { ask } from './load.mjs';

/** What the second wall between businesses costs by itself: the limit's own statements in front of it and behind it, in turn. */
export async function wallAlone({ limit, operations, size }) {
  const figures = [];
  for (const start of ['invoice list', 'one invoice', "Today's"]) {
    const { name, limit: open } = operations.find((operation) => operation.name.startsWith(start));
    const walled = open.map((request) => ({ ...request, path: request.path.replace('/', '/walled-') }));
    const measure = (requests) =>
      ask({ server: limit, requests, seconds: size.seconds, connections: size.connections });
    await measure(walled);
    const ratios = [];
    for (let round = 0; round < size.rounds; round += 1) {
      const before = await measure(open);
      const behind = await measure(walled);
      ratios.push(behind.perSecond / before.perSecond);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
    console.log(`Behind the wall the limit of "${name}" answers ${ratio.toFixed(2)} times as many`);
    figures.push({ operation: name, ratio });
  }
  return figures;
}

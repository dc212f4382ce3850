import { ask } from './load.mjs';

/** What eight people who sign in at once cost the others: the list's p99 with them beside, to its p99 alone; the median of the rounds. */
export async function signInsBesideTheList({ whorl, operations, size }) {
  const list = operations.find(({ name }) => name.startsWith('invoice list')).whorl;
  const signIns = operations.find(({ name }) => name === 'sign-in').whorl;
  const lists = () => ask({ server: whorl, requests: list, seconds: size.seconds, connections: size.connections });
  const readings = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const alone = (await lists()).p99;
    const [{ p99: beside }] = await Promise.all([
      lists(),
      ask({ server: whorl, requests: signIns, seconds: size.seconds, connections: 8 }),
    ]);
    readings.push({ alone, beside, ratio: beside / alone });
  }
  const reading = readings.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(readings.length / 2)];
  console.log(
    `The list's p99: ${reading.alone.toFixed(1)} ms alone, ${reading.beside.toFixed(1)} ms beside eight who sign in (${reading.ratio.toFixed(2)} times; wanted: at most 1.5)`,
  );
  return reading;
}

import { ask } from './load.mjs';

/** What eight people who sign in at once cost the others: the list's p99 with them beside, to its p99 alone. */
export async function signInsBesideTheList({ whorl, operations, size }) {
  const list = operations.find(({ name }) => name.startsWith('invoice list')).whorl;
  const signIns = operations.find(({ name }) => name === 'sign-in').whorl;
  const lists = () => ask({ server: whorl, requests: list, seconds: size.seconds, connections: size.connections });
  const alone = await lists();
  const [beside] = await Promise.all([
    lists(),
    ask({ server: whorl, requests: signIns, seconds: size.seconds, connections: 8 }),
  ]);
  const ratio = beside.p99 / alone.p99;
  console.log(
    `The list's p99: ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside eight who sign in (${ratio.toFixed(2)} times; wanted: at most 1.5)`,
  );
  return { alone: alone.p99, beside: beside.p99, ratio };
}

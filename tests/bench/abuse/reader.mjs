import { setTimeout as pause } from 'node:timers/promises';

const PER_SECOND = 100;
const LIST = JSON.stringify({
  query:
    'query { invoices(first: 20) { nodes { id number status dueDate totalCents balanceCents customer { id name } } } }',
});

/** Asks at a steady pace, whether or not the last one was answered: who waits is not waited for. */
export async function readFor(url, accessToken, seconds) {
  const times = [];
  let unanswered = 0;
  const began = performance.now();
  const asked = [];
  for (let n = 0; n < seconds * PER_SECOND; n += 1) {
    const due = began + (n * 1000) / PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    asked.push(ask(due));
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), unanswered };

  async function ask(due) {
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: LIST,
      });
      const { errors } = await response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - due);
    } catch {
      unanswered += 1;
    }
  }
}

const at = (sorted, share) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

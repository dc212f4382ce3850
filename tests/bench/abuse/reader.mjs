import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

const PER_SECOND = 100;
const LIST = JSON.stringify({
  query:
    'query { invoices(first: 20) { nodes { id number status dueDate totalCents balanceCents customer { id name } } } }',
});

/** As `fetch` does, and leaves little behind: this process' own garbage would be taken for the server's delays. */
const agent = new Agent({ keepAlive: true });

/** Asks at a steady pace, whether or not the last one was answered: who waits is not waited for. */
export async function readFor(url, accessToken, seconds) {
  const count = seconds * PER_SECOND;
  const times = [];
  let asked = 0;
  let unanswered = 0;
  let left = count;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const began = performance.now();
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      for (; asked < count && began + (asked * 1000) / PER_SECOND <= performance.now(); asked += 1)
        ask(began + (asked * 1000) / PER_SECOND).finally(() => {
          left -= 1;
          if (left === 0) resolve();
        });
      if (asked === count) clearInterval(timer);
    }, 1);
  });
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), unanswered };

  async function ask(due) {
    try {
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }).end(LIST);
      const [response] = await once(sent, 'response');
      const text = await readText(response);
      if (!text.startsWith('{"data":{')) throw new Error(text);
      times.push(performance.now() - due);
    } catch {
      unanswered += 1;
    }
  }
}

const at = (sorted, share) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

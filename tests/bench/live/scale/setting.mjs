import { signInAll } from './businesses.mjs';
import { openListeners } from './listeners.mjs';
import { watchMemory } from './memory.mjs';
import { payAtRate } from './payments.mjs';
import { parentOf, takeUsage } from './usage.mjs';
import { committedSince, judge } from './verdict.mjs';

/** One setting: the payments alone first, so that what listening costs shows, then with everybody listening. */
export async function measureSetting({ servers, businesses, client, size, next }) {
  const { perSecond, socketsEach, warmUpSeconds, unheardSeconds, seconds, memoryEvery } = size;
  const postmaster = await postmasterOf(client);
  const pay = (duration) => payAtRate({ servers, businesses, perSecond, seconds: duration, next });
  await signInAll(servers[0].url, businesses);

  await pay(warmUpSeconds);
  const before = await takeUsage(servers, postmaster);
  const unheard = await pay(unheardSeconds);
  const alone = await before.since();

  const listening = await openListeners(servers, businesses, socketsEach);
  try {
    await pay(warmUpSeconds);
    await listening.quiet();
    listening.forget();

    const [{ began }] = (await client.query('select clock_timestamp() as began')).rows;
    const stopMemory = watchMemory(servers, memoryEvery);
    const usage = await takeUsage(servers, postmaster);
    const payments = await pay(seconds);
    const heard = await usage.since();
    const memory = await stopMemory();
    await listening.quiet();
    const committed = await committedSince(client, began);
    return {
      sockets: listening.listeners.length,
      payments,
      verdict: judge(listening.listeners, committed),
      alone: { ...alone, payments: unheard.length },
      heard,
      memory,
    };
  } finally {
    listening.close();
  }
}

async function postmasterOf(client) {
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows;
  return parentOf(pid);
}

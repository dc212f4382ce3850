import { setTimeout as pause } from 'node:timers/promises';
import { GraphQLPerson } from '../../../support/person.ts';
import { pay } from '../../../support/portal.ts';
import { now } from './listeners.mjs';

/**
 * Records payments at a steady rate, whether the earlier ones have been answered or not, at every server in turn: one cent
 * on each open invoice of each business, then two cents, and so on. Answers when each was asked for and answered.
 */
export async function payAtRate({ servers, businesses, perSecond, seconds, next }) {
  const asked = [];
  const begin = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const early = begin + (n * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    const business = businesses[next.payment % businesses.length];
    const turn = Math.floor(next.payment / businesses.length);
    const invoice = business.open[turn % business.open.length];
    const cents = 1 + Math.floor(turn / business.open.length);
    // Each business's own payments change server from one to the next as well.
    const { url } = servers[(next.payment + turn) % servers.length];
    next.payment += 1;
    asked.push(payOne(new GraphQLPerson(url, undefined, business.accessToken), invoice.id, cents));
  }
  return Promise.all(asked);
}

async function payOne(person, invoiceId, cents) {
  const askedAt = now();
  const { id } = await pay(person, invoiceId, cents);
  return { id, askedAt, answeredAt: now() };
}

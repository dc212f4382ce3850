import type { FastifyInstance } from 'fastify';
import { DemoApi } from './api.ts';
import { demoCustomers, demoEmail, demoPhone } from './customers.ts';
import { seededRandom } from './random.ts';
import { type DemoEvent, type InvoiceOutcome, invoiceEvents, type QuoteOutcome, quoteEvents } from './story.ts';

const day = 24 * 3_600_000;
const days = 425;

/** Numbers of quotes and invoices by final status, with the age in days of those that are still open. */
const quoteOutcomes: [QuoteOutcome, number, number?][] = [
  ['CONVERTED', 82],
  ['DECLINED', 9],
  ['EXPIRED', 9],
  ['VOID', 3],
  ['ACCEPTED', 4, 8],
  ['CHANGES_REQUESTED', 3, 9],
  ['VIEWED', 4, 7],
  ['SENT', 3, 4],
  ['DRAFT', 3, 3],
];
const invoiceOutcomes: [InvoiceOutcome, number, number?][] = [
  ['PAID', 56],
  ['WRITTEN_OFF', 2],
  ['VOID', 3],
  ['PARTIAL', 4, 26],
  ['VIEWED', 6, 12],
  ['SENT', 4, 5],
  ['DRAFT', 3, 2],
];

interface Clock {
  set(now: Date): void;
}

/** Returns the start of the demo's history, which ends today. */
export const historyStart = (today: Date): Date => new Date(today.getTime() - days * day);

/** Creates fourteen months of history of a Bay Area live-scan, ink-card and notary business through the API. */
export async function fillDemo(http: FastifyInstance, accessToken: string, clock: Clock, today: Date): Promise<void> {
  const api = new DemoApi(http, accessToken);
  const random = seededRandom(20_26);
  await describeBusiness(api);
  const customerIds = await addCustomers(api);

  const start = (within = days): Date => {
    const daysAgo = within === days ? random.between(35, days - 3) : random.between(1, within);
    return new Date(today.getTime() - daysAgo * day - random.between(0, 8) * 3_600_000);
  };
  const customer = () => (random.chance(0.55) ? random.between(0, 17) : random.between(18, demoCustomers.length - 1));
  const events: DemoEvent[] = [];
  for (const [outcome, count, within] of quoteOutcomes) {
    for (let made = 0; made < count; made++) {
      const job = { customerIds, customer: customer(), start: start(within), random };
      events.push(...quoteEvents(job, outcome, made % 41 === 40 ? 'PARTIAL' : made % 20 === 19 ? 'VIEWED' : 'PAID'));
    }
  }
  for (const [outcome, count, within] of invoiceOutcomes) {
    for (let made = 0; made < count; made++)
      events.push(...invoiceEvents({ customerIds, customer: customer(), start: start(within), random }, outcome));
  }
  events.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const event of events) {
    // Events after today have not happened yet; their records keep their current status.
    if (event.at > today) break;
    clock.set(event.at);
    await event.happen(api);
  }
}

async function describeBusiness(api: DemoApi): Promise<void> {
  const input = {
    name: 'Ridgeline Mobile Prints & Notary',
    phone: '(510) 555-0142',
    timeZone: 'America/Los_Angeles',
    address: { line1: '6120 La Salle Ave', city: 'Oakland', state: 'CA', postalCode: '94611' },
    quoteTerms: 'Government fees are passed on at cost. A visit moved less than 24 hours ahead costs $25.00.',
    invoiceTerms: 'Thank you. Checks to Ridgeline Mobile Prints & Notary.',
    travelFreeMiles: 5,
    travelMinimumCents: 1500,
  };
  await api.change('updateBusiness', 'BusinessInput!', { input });
}

async function addCustomers(api: DemoApi): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, [name, kind, line1, city, postalCode, tags]] of demoCustomers.entries()) {
    const input = {
      name,
      kind,
      email: demoEmail(name),
      phone: demoPhone(at),
      address: { line1, city, state: 'CA', postalCode },
      tags,
      netDays: kind === 'PERSON' ? 7 : 30,
    };
    ids.push((await api.change('createCustomer', 'CreateCustomerInput!', { input })).id);
  }
  return ids;
}

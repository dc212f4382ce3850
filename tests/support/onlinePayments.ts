import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';
import { tokenOf } from './portal.ts';
import { type Writer, withCustomer } from './quotes.ts';

/** What people do on the pages of the payment processor's stand-in. */
export class Processor {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Sends a form as a browser would. Answers where it leads. */
  async submit(url: string, fields: Record<string, string> = {}): Promise<string> {
    const { pathname, search } = new URL(url, this.#address);
    const answer = await fetch(this.#address + pathname + search, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.headers.get('location') ?? '';
  }

  /** Presses a button of the control page; answers when it is done. */
  control(deed: string, fields: Record<string, string> = {}): Promise<string> {
    return this.submit(`/sandbox/stripe/control/${deed}`, fields);
  }

  pay(page: string, { method = 'card', outcome = 'succeed' } = {}): Promise<string> {
    return this.submit(page, { method, outcome, email: 'ada@example.com', name: 'Ada Park' });
  }
}

/** Connects the business's account and answers everything that the processor asks. */
export async function connectPayments(app: Pick<TestApp, 'address'>, person: GraphQLPerson): Promise<Processor> {
  const processor = new Processor(app.address);
  const { connectOnlinePayments: page } = await person.ask('mutation { connectOnlinePayments }');
  await processor.submit(page, { identity: 'done', bank: 'done', terms: 'done' });
  const { refreshOnlinePayments } = await person.ask(
    'mutation { refreshOnlinePayments { status missing payoutsEnabled sandbox } }',
  );
  expect(refreshOnlinePayments).toEqual({ status: 'READY', missing: [], payoutsEnabled: true, sandbox: true });
  return processor;
}

export interface Seller {
  person: GraphQLPerson;
  writer: Writer;
  processor: Processor;
}

/** Somebody new who takes payments online, with a customer to bill. */
export async function newSeller(app: TestApp, fullName?: string): Promise<Seller> {
  const person = await app.professional(fullName);
  return { person, writer: await withCustomer(person), processor: await connectPayments(app, person) };
}

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';

/** The processor's page on which a customer pays an invoice. */
export async function checkoutPage(
  customer: GraphQLPerson,
  invoice: { portalUrl: string },
  amountCents: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const input = { token: tokenOf(invoice), amountCents, ...more };
  return (await customer.ask(START, { input })).startPortalPayment;
}

const START_DEPOSIT = 'mutation ($input: StartPortalDepositInput!) { startPortalDeposit(input: $input) }';

/** The processor's page on which a customer pays the deposit of a quote. */
export async function depositPage(
  customer: GraphQLPerson,
  quote: { portalUrl: string },
  more: Record<string, unknown> = {},
): Promise<string> {
  return (await customer.ask(START_DEPOSIT, { input: { token: tokenOf(quote), ...more } })).startPortalDeposit;
}

/** What a business lets its customers do when they pay online. */
export const choosePayments = (person: GraphQLPerson, choices: { partPayments?: boolean; tips?: boolean }) =>
  person.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { partPayments tips } }', {
    input: choices,
  });

import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';
import { tokenOf } from './portal.ts';
import { type Writer, withCustomer } from './quotes.ts';

/** Acts on the pages of the Stripe sandbox. */
export class Processor {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Submits a form like a browser; returns the redirect's target. */
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

  /** Presses a button of the control page; resolves when the action is complete. */
  control(deed: string, fields: Record<string, string> = {}): Promise<string> {
    return this.submit(`/sandbox/stripe/control/${deed}`, fields);
  }

  pay(page: string, { method = 'card', outcome = 'succeed' } = {}): Promise<string> {
    return this.submit(page, { method, outcome, email: 'ada@example.com', name: 'Ada Park' });
  }
}

/** Connects the business's account and completes onboarding. */
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

/** A new member who accepts online payments, with a customer to bill. */
export async function newSeller(app: TestApp, fullName?: string): Promise<Seller> {
  const person = await app.professional(fullName);
  return { person, writer: await withCustomer(person), processor: await connectPayments(app, person) };
}

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';

/** Returns the Checkout page for an invoice. */
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

/** Returns the Checkout page for a quote's deposit. */
export async function depositPage(
  customer: GraphQLPerson,
  quote: { portalUrl: string },
  more: Record<string, unknown> = {},
): Promise<string> {
  return (await customer.ask(START_DEPOSIT, { input: { token: tokenOf(quote), ...more } })).startPortalDeposit;
}

/** Sets which payments customers may choose. */
export const choosePayments = (person: GraphQLPerson, choices: { partPayments?: boolean; tips?: boolean }) =>
  person.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { partPayments tips } }', {
    input: choices,
  });

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GraphQLPerson } from '#tests/support/person.ts';
import { TestServer } from '#tests/support/server.ts';

const PAY = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id amountCents } }`;
const INVOICE =
  'query ($id: ID!) { invoice(id: $id) { id status paidCents balanceCents payments { id reference amountCents status } } }';

let server: TestServer;
let dana: GraphQLPerson;
let invoiceId: string;

beforeAll(async () => {
  server = await TestServer.start();
  dana = await GraphQLPerson.signUp(server.url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  const { createCustomer } = await dana.ask(
    'mutation { createCustomer(input: { name: "Bay Staffing", email: "pay@example.com" }) { id } }',
  );
  const input = {
    customerId: createCustomer.id,
    lines: [{ type: 'ROLLING', description: 'Prints', quantity: 1, unitCents: 10_000_000 }],
  };
  const { createInvoice } = await dana.ask(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }',
    { input },
  );
  invoiceId = createInvoice.id;
  await dana.ask('mutation ($id: ID!) { sendInvoice(id: $id) { id } }', { id: invoiceId });
});
afterAll(() => server.remove());

type Payment = { invoiceId: string; amountCents: number; method: string; reference: string; idempotencyKey: string };
let keys = 0;

/**
 * Records payments, several at a time, until the server is killed. `acknowledged` collects the returned ids,
 * `unanswered` the requests without a response.
 */
function payUntilGone() {
  const acknowledged: string[] = [];
  const unanswered: Payment[] = [];
  const stream = async () => {
    for (;;) {
      const key = `key ${++keys}`;
      const input = { invoiceId, amountCents: keys, method: 'CASH', reference: key, idempotencyKey: key };
      const answer = await dana.send(PAY, { input }).catch(() => undefined);
      if (!answer?.data?.recordPayment) return void unanswered.push(input);
      acknowledged.push(answer.data.recordPayment.id);
    }
  };
  return { acknowledged, unanswered, gone: Promise.all([stream(), stream(), stream(), stream()]) };
}

/** Repeats the requests without a response with the same keys, as clients do. */
async function payAgain({ acknowledged, unanswered }: ReturnType<typeof payUntilGone>): Promise<void> {
  expect(unanswered).toHaveLength(4);
  for (const input of unanswered) acknowledged.push((await dana.ask(PAY, { input })).recordPayment.id);
}

async function expectAllThere(acknowledged: string[]): Promise<void> {
  const { invoice } = await dana.ask(INVOICE, { id: invoiceId });
  const ids = invoice.payments.map(({ id }: { id: string }) => id);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  const paid = invoice.payments.reduce((sum: number, { amountCents }: { amountCents: number }) => sum + amountCents, 0);
  expect(invoice).toMatchObject({ paidCents: paid, balanceCents: 10_000_000 - paid, status: 'PARTIAL' });
  const references = invoice.payments.map(({ reference }: { reference: string }) => reference);
  expect(new Set(references).size).toBe(references.length);
}

describe('after kill -9 during a stream of payments', () => {
  it.each(['server', 'database'] as const)(
    'of the %s, everything acknowledged is there after a restart, and repeated requests are executed once',
    { timeout: 100_000 },
    async (victim) => {
      const payments = payUntilGone();
      const { acknowledged, gone } = payments;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30);
      await server.kill(victim);
      if (victim === 'database') await server.end('SIGKILL');
      await gone;
      await server.start();
      await payAgain(payments);
      await expectAllThere(acknowledged);
    },
  );

  it('the server recovers by itself when only PostgreSQL is killed', { timeout: 100_000 }, async () => {
    const before = await server.databasePid();
    // Kills it during payments and their jobs, some of which are just being completed.
    const { acknowledged, gone } = payUntilGone();
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30);
    await server.kill('database');
    await gone;
    await expect.poll(() => server.databasePid().catch(() => before), { timeout: 60_000 }).not.toBe(before);
    await expect
      .poll(async () => (await dana.send(INVOICE, { id: invoiceId }).catch(() => undefined))?.data?.invoice?.id, {
        timeout: 60_000,
      })
      .toBe(invoiceId);
    await expectAllThere(acknowledged);
  });
});

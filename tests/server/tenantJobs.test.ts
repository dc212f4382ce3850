import 'reflect-metadata';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addJob, type JobPayloads } from '#server/platform/jobs/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { businessOf } from '#tests/support/plans.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { takeOutFilters } from '#tests/support/withoutFilters.ts';

let filters: ReturnType<typeof takeOutFilters>;
let app: TestApp;
let mine: string;
let theirs: { invoiceId: string; paymentId: string; quoteId: string };

beforeAll(async () => {
  filters = takeOutFilters();
  app = await startTestApp();
  mine = businessOf(app, await app.professional());
  const neighbour = await app.professional('Somebody Else');
  const debtor = await withDebtor(neighbour);
  const { id: invoiceId } = await debtor.owing(5000);
  const { id: paymentId } = await debtor.pay(invoiceId, 1000);
  const { id: quoteId } = await (await withCustomer(neighbour)).sent();
  theirs = { invoiceId, paymentId, quoteId };
});
afterAll(() => filters.putBack());

const whatWasMailed = async (subjectId: string) => {
  const { rows } = await sql<{ status: string; recipient: string }>`
    select status, recipient from mail_deliveries where ${mine} = business_id::text and subject_id = ${subjectId}
  `.execute(app.services.database.em.getKysely());
  return rows;
};

const kysely = () => app.services.database.em.getKysely();

it.each<[keyof JobPayloads, keyof typeof theirs]>([
  ['mail.quote', 'quoteId'],
  ['mail.invoice', 'invoiceId'],
  ['mail.receipt', 'paymentId'],
])('%s of one business finds nothing of another, without the app’s filters', async (task, of) => {
  await addJob(kysely(), task, { businessId: mine, occasion: 'NEW', [of]: theirs[of] } as never);
  const suppressed = [{ status: 'SUPPRESSED', recipient: '' }];
  await vi.waitFor(async () => expect(await whatWasMailed(theirs[of])).toEqual(suppressed), { timeout: 60_000 });
  expect(filters.count()).toBeGreaterThan(0);
});

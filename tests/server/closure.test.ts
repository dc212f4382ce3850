import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLOSURE_GRACE_DAYS, CLOSURE_REMINDER_DAYS, UNCONFIRMED_KEPT_DAYS } from '#domain/closure.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/billing.ts';
import { closedDaysAgo, endGracePeriod, runClosureJob } from '#tests/support/closures.ts';
import { exportOf } from '#tests/support/dataExports.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { giveBetaAccess, inDays } from '#tests/support/plans.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';
import { inTestMode } from '#tests/support/testMode.ts';

const CLOSE = 'mutation ($input: CloseBusinessInput!) { closeBusiness(input: $input) { mine closedAt deleteAt } }';
const REOPEN = 'mutation { reopenBusiness { closedAt deleteAt } }';
const READ = '{ closure { mine closedAt deleteAt } subscription { readOnly } }';
const CREATE = 'mutation { createCustomer(input: { name: "New" }) { id } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const database = () => app.services.database.em.getKysely();
const businessOf = ({ accessToken }: GraphQLPerson) => app.services.accessTokens.read(accessToken ?? '')!.businessId;
const close = (person: GraphQLPerson, name = 'dana  RUIZ ') => person.ask(CLOSE, { input: { name } });
/** Moves the closure a number of days into the past and runs the job. */
async function onDay(days: number, businessId: string): Promise<void> {
  await closedDaysAgo(app, businessId, days);
  await runClosureJob(app);
}
const signIn = async ({ account }: GraphQLPerson): Promise<GraphQLPerson> => {
  const { email, password } = account;
  const { signIn: session } = await app.visitor().ask(SIGN_IN, { input: { email, password } });
  return new GraphQLPerson(app.address, account, session.accessToken);
};
const isThere = async (businessId: string) =>
  (await sql`select from businesses where id = ${businessId}`.execute(database())).rows.length === 1;

/** Returns the tables with a word in any row, except for the sandboxes. */
async function placesOf(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> 'sandbox_mails'
  `.execute(database());
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(`${schema}.${name}`)} t where t::text like ${`%${word}%`} limit 1`.execute(
        database(),
      );
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

describe('closing a business', () => {
  it('requires its name, and is allowed to the owner only', async () => {
    const dana = await app.professional();
    const { extensions } = await dana.refused('VALIDATION_FAILED', CLOSE, { input: { name: 'Somebody Else' } });
    expect(extensions.fields).toEqual([{ path: 'name', message: 'Type Dana Ruiz', code: 'OTHER_NAME' }]);
    for (const role of ['ADMIN', 'MANAGER', 'VIEWER'] as const) {
      await inRole(app, dana, role).refused('FORBIDDEN', CLOSE, { input: { name: 'Dana Ruiz' } });
      await inRole(app, dana, role).refused('FORBIDDEN', REOPEN);
    }
    expect((await dana.ask(READ)).closure).toEqual({ mine: true, closedAt: null, deleteAt: null });
    expect((await inRole(app, dana, 'ADMIN').ask(READ)).closure.mine).toBe(false);
  });

  it('makes it read-only and ends other sessions; customers can still pay, and the owner can export', async () => {
    const phone = await app.professional();
    await giveBetaAccess(app, phone, inDays(90));
    const dana = await signIn(phone);
    const debtor = await withDebtor(dana);
    const invoice = await debtor.owing(5000);
    const { closeBusiness } = await close(dana);
    expect((Date.parse(closeBusiness.deleteAt) - Date.parse(closeBusiness.closedAt)) / 86_400_000).toBe(
      CLOSURE_GRACE_DAYS,
    );

    const { message, extensions } = await dana.refused('READ_ONLY', CREATE);
    expect(extensions.reason).toBe('CLOSED');
    expect(message).toContain('This business is closed');
    expect((await phone.refused('UNAUTHENTICATED', READ)).extensions.sessionEnded).toBe(
      'The business was closed by its owner',
    );
    const token = invoice.portalUrl.split('/').at(-1);
    await app.visitor().ask('query ($token: String!) { portalInvoice(token: $token) { number } }', { token });
    await debtor.pay(invoice.id, 5000);
    await exportOf(dana);
    const { text } = await mailTo(app.address, dana.account.email, 'is closed');
    expect(text).toContain(`${app.address}/dashboard/settings/data`);
  });

  it('is reverted by the owner in time', async () => {
    const dana = await app.professional();
    await close(dana);
    await close(dana);
    const { closure } = await dana.ask(READ);
    const again = await signIn(dana);
    expect((await again.ask(READ)).closure).toEqual(closure);
    await again.ask(REOPEN);
    await again.ask(CREATE);
    await again.ask(REOPEN);
    await endGracePeriod(app, businessOf(dana));
    expect(await isThere(businessOf(dana))).toBe(true);
    const { activities } = await again.ask('{ activities(first: 20) { nodes { summary } } }');
    expect(activities.nodes.map(({ summary }: { summary: string }) => summary)).toEqual(
      expect.arrayContaining(['Closed the business', 'Reopened the business']),
    );
  });
});

describe('the plan of a closed business', () => {
  const endsWithPeriod = (buyer: Buyer, ends: boolean) =>
    expect.poll(async () => (await buyer.subscription()).cancel_at_period_end, { timeout: 60_000 }).toBe(ends);

  it('is not renewed, and continues after a reopening', async () => {
    const buyer = new Buyer(app, await app.professional());
    await buyer.buy();
    await close(buyer.person);
    await endsWithPeriod(buyer, true);
    await buyer.person.ask(REOPEN);
    await endsWithPeriod(buyer, false);
    await buyer.hears({ tier: 'PROFESSIONAL', cancelAtPeriodEnd: false });
  });

  it('stays canceled where the owner had canceled it before', async () => {
    const buyer = new Buyer(app, await app.professional());
    await buyer.buy();
    await buyer.inPortal('cancel');
    await buyer.hears({ cancelAtPeriodEnd: true });
    await close(buyer.person);
    await buyer.person.ask(REOPEN);
    const jobs = sql`select from graphile_worker.jobs where task_identifier = 'billing.followClosure'`;
    await expect.poll(async () => (await jobs.execute(database())).rows.length, { timeout: 60_000 }).toBe(0);
    expect((await buyer.subscription()).cancel_at).not.toBeNull();
  });

  it('ends with the deletion', async () => {
    const buyer = new Buyer(app, await app.professional());
    await buyer.buy();
    const { id } = await buyer.subscription();
    await close(buyer.person);
    await endGracePeriod(app, businessOf(buyer.person));
    expect((await buyer.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });
});

describe('the deletion of a closed business', () => {
  const reminders = async () =>
    (await mails(app.address)).filter(({ subject }) => subject.includes('Nobody Wherever will be deleted on'));

  it('deletes all its data and people, and nothing of others', async () => {
    const [dana, other] = [await app.professional('Nobody Wherever'), await app.professional('Other Person')];
    const business = businessOf(dana);
    const quote = await (await withCustomer(dana, { name: 'Gone Customer' })).sent();
    const debtor = await withDebtor(dana, { name: 'Gone Debtor', email: 'gone@example.com' });
    await debtor.pay((await debtor.owing(5000)).id, 2000);
    await exportOf(dana);
    const test = await inTestMode(dana);
    await (await withDebtor(test, { name: 'Gone Trial' })).sent();
    const kept = await (await withCustomer(other)).sent();
    // Dana was once a member of the other business, and one of her members still is.
    const danasId = app.services.accessTokens.read(dana.accessToken ?? '')!.userId;
    const othersId = app.services.accessTokens.read(other.accessToken ?? '')!.userId;
    await sql`update quotes set created_by = ${danasId} where id = ${kept.id}`.execute(database());
    await sql`insert into memberships (business_id, id, user_id, role, created_at)
      values (${business}, gen_random_uuid(), ${othersId}, 'MANAGER', now())`.execute(database());

    await close(dana, 'Nobody Wherever');
    await onDay(CLOSURE_GRACE_DAYS - CLOSURE_REMINDER_DAYS - 0.01, business);
    await onDay(CLOSURE_GRACE_DAYS - CLOSURE_REMINDER_DAYS + 0.001, business);
    await onDay(CLOSURE_GRACE_DAYS - 0.01, business);
    await mailTo(app.address, dana.account.email, 'will be deleted on');
    expect(await isThere(business)).toBe(true);
    await onDay(CLOSURE_GRACE_DAYS + 0.01, business);

    expect(await isThere(business)).toBe(false);
    const { text } = await mailTo(app.address, dana.account.email, 'was deleted');
    expect(text).toContain('Nobody Wherever was deleted from Whorl');
    expect(await reminders()).toHaveLength(1);
    for (const trace of [
      business,
      businessOf(test),
      danasId,
      dana.account.email,
      'Nobody Wherever',
      'Gone ',
      'gone@example.com',
      quote.id,
    ])
      await expect.poll(() => placesOf(trace), { timeout: 60_000 }).toEqual([]);
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, {
      input: { email: dana.account.email, password: dana.account.password },
    });
    await dana.refused('UNAUTHENTICATED', READ);
    const still = await other.ask('query ($id: ID!) { quote(id: $id) { number } }', { id: kept.id });
    expect(still.quote.number).toBe(kept.number);
  });

  it('does not happen to a business that was reopened at the last moment', async () => {
    const dana = await app.professional();
    await close(dana);
    await onDay(CLOSURE_GRACE_DAYS - CLOSURE_REMINDER_DAYS + 0.001, businessOf(dana));
    await closedDaysAgo(app, businessOf(dana), CLOSURE_GRACE_DAYS - 0.01);
    await Promise.all([runClosureJob(app), dana.ask(REOPEN)]);
    await onDay(CLOSURE_GRACE_DAYS + 0.01, businessOf(dana));
    expect(await isThere(businessOf(dana))).toBe(true);
  });
});

it('an account with an unconfirmed address is deleted in time, and the address is free again', async () => {
  const visitor = app.visitor();
  const input = { fullName: 'Never There', email: 'never@example.com', password: 'Correct-horse1' };
  const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
  await visitor.ask(SIGN_UP, { input });
  const confirmed = await app.professional();
  await mailTo(app.address, input.email, 'confirm');
  const signedUpDaysAgo = (days: number) =>
    sql`update users set created_at = now() - make_interval(secs => ${days * 86_400}) where email = ${input.email}`.execute(
      database(),
    );
  await signedUpDaysAgo(UNCONFIRMED_KEPT_DAYS - 0.01);
  await runClosureJob(app);
  expect(await placesOf('never@example.com')).not.toEqual([]);
  await signedUpDaysAgo(UNCONFIRMED_KEPT_DAYS + 0.01);
  await runClosureJob(app);
  expect(await placesOf('never@example.com')).toEqual([]);
  await visitor.ask(SIGN_UP, { input });
  await confirmed.ask(CREATE);
});

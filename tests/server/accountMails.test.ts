import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPlanNotices } from '#server/features/subscription/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { endTrial, giveBetaAccess, hearOfPlan, inDays } from '#tests/support/plans.ts';
import { withCustomer } from '#tests/support/quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const database = () => app.services.database.em.getKysely();

/** Returns a time zone where it is that hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function moveTo(person: GraphQLPerson, timeZone: string): Promise<void> {
  await person.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }', {
    input: { timeZone },
  });
}

/** Signs up a person in a time zone where it is noon. */
async function atNoon(name: string): Promise<GraphQLPerson> {
  const person = await app.professional(name);
  await moveTo(person, zoneAt(12));
  return person;
}

const businessOf = ({ accessToken }: GraphQLPerson) => app.services.accessTokens.read(accessToken ?? '')!.businessId;

const setTrialEnd = (person: GraphQLPerson, end: Date) =>
  sql`update businesses set trial_ends_at = ${end} where id = ${businessOf(person)}`.execute(database());

/** Runs the plan notices job and returns the mails about a business's plan. */
async function noticed(person: GraphQLPerson): Promise<string[]> {
  await checkPlanNotices(app.services);
  await expect
    .poll(
      async () =>
        (await sql`select from graphile_worker.jobs where task_identifier = 'mail.planNotice'`.execute(database()))
          .rows,
    )
    .toEqual([]);
  const { rows } = await sql<{ told: string }>`
    select kind || ' ' || status || ' ' || recipient as told from mail_deliveries
    where business_id = ${businessOf(person)} and kind like 'plan.%' order by id
  `.execute(database());
  return rows.map(({ told }) => told);
}

describe('a trial', () => {
  it('is announced three days before its end, the day before, and at its end, each once', async () => {
    const dana = await atNoon('Trial');
    const { email } = dana.account;
    const told: string[] = [];
    expect(await noticed(dana)).toEqual(told);

    for (const [days, kind, subject] of [
      [3, 'trial_three_days', 'ends in 3 days'],
      [1, 'trial_one_day', 'ends tomorrow'],
      [-0.001, 'trial_ended', 'has ended'],
    ] as const) {
      await setTrialEnd(dana, inDays(days));
      told.push(`plan.${kind} SENT ${email}`);
      expect(await noticed(dana)).toEqual(told);
      expect(await noticed(dana)).toEqual(told);
      expect((await mailTo(app.address, email, subject)).text).toContain('/dashboard/settings/plan');
    }
  });

  it('that ended long ago sends no mail', async () => {
    const dana = await atNoon('Long ago');
    await setTrialEnd(dana, inDays(-5));
    expect(await noticed(dana)).toEqual([]);
  });

  it('ends without a mail with beta access or a continuing plan', async () => {
    const guest = await atNoon('Beta');
    await giveBetaAccess(app, guest, inDays(30));
    await setTrialEnd(guest, inDays(1));
    expect(await noticed(guest)).toEqual([]);

    const subscriber = await atNoon('Subscriber');
    await hearOfPlan(app, subscriber, { status: 'active' });
    await endTrial(app, subscriber);
    expect(await noticed(subscriber)).toEqual([]);
  });

  it('of a chosen plan says when the first payment is due', async () => {
    const dana = await atNoon('Chosen');
    await hearOfPlan(app, dana, { status: 'trialing', trialEndsAt: inDays(1), currentPeriodEndsAt: inDays(1) });
    expect(await noticed(dana)).toEqual([`plan.trial_one_day SENT ${dana.account.email}`]);
    expect((await mailTo(app.address, dana.account.email, 'ends tomorrow')).text).toContain(
      'first payment is due then',
    );
  });

  it('sends no mail at night, but in the morning', async () => {
    const dana = await app.professional('Asleep');
    await moveTo(dana, zoneAt(3));
    await setTrialEnd(dana, inDays(1));
    expect(await noticed(dana)).toEqual([]);
    await moveTo(dana, zoneAt(10));
    expect(await noticed(dana)).toEqual([`plan.trial_one_day SENT ${dana.account.email}`]);
  });
});

describe('a failed payment for the plan', () => {
  it('sends one mail, and another one for the next failure', async () => {
    const dana = await atNoon('Past due');
    await hearOfPlan(app, dana, { status: 'past_due' });
    const once = `plan.past_due SENT ${dana.account.email}`;
    expect(await noticed(dana)).toEqual([once]);
    expect(await noticed(dana)).toEqual([once]);
    expect((await mailTo(app.address, dana.account.email, 'plan payment failed')).text).toContain('Professional');

    await hearOfPlan(app, dana, { status: 'active', asOf: new Date() });
    expect(await noticed(dana)).toEqual([once]);
    await hearOfPlan(app, dana, { status: 'past_due', asOf: new Date() });
    expect(await noticed(dana)).toEqual([once, once]);
  });

  it('sends no mail if it was resolved before, and logs why', async () => {
    const dana = await atNoon('Mended');
    await hearOfPlan(app, dana, { status: 'active' });
    await sql`select graphile_worker.add_job('mail.planNotice',
      json_build_object('businessId', ${businessOf(dana)}::text, 'notice', 'PAST_DUE 2026-01-01T00:00:00.000Z'))`.execute(
      database(),
    );
    expect(await noticed(dana)).toEqual([`plan.past_due SUPPRESSED ${dana.account.email}`]);
  });
});

describe('a limit of the plan', () => {
  it('sends a mail at 80% and at 100%, each once a month', async () => {
    const dana = await atNoon('Busy');
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const quotes = await withCustomer(dana);
    for (let made = 0; made < 7; made += 1) await quotes.create();
    expect(await noticed(dana)).toEqual([]);

    const last = await quotes.create();
    const near = `plan.usage_near SENT ${dana.account.email}`;
    expect(await noticed(dana)).toEqual([near]);
    const { text } = await mailTo(app.address, dana.account.email, 'near a limit');
    expect(text).toContain('You’ve used 8 of this month’s 10 quotes. Professional has 300');

    await dana.ask('mutation ($id: ID!) { deleteQuote(id: $id) }', { id: last.id });
    for (let made = 7; made < 10; made += 1) await quotes.create();
    const reached = `plan.usage_reached SENT ${dana.account.email}`;
    expect(await noticed(dana)).toEqual([near, reached]);
    expect(await noticed(dana)).toEqual([near, reached]);
  });

  it('that was reached at once sends no warning later', async () => {
    const dana = await atNoon('At once');
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const quotes = await withCustomer(dana);
    const made = [];
    for (let count = 0; count < 10; count += 1) made.push(await quotes.create());
    const reached = `plan.usage_reached SENT ${dana.account.email}`;
    expect(await noticed(dana)).toEqual([reached]);
    await dana.ask('mutation ($id: ID!) { deleteQuote(id: $id) }', { id: made[0].id });
    expect(await noticed(dana)).toEqual([reached]);
  });
});

import { describe, expect, it } from 'vitest';
import { apiLimitsOf } from '#domain/apiKeys/limits.ts';
import { programOf, REVOKE_KEY, UPDATE_KEY } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';

const PAYMENTS = 'subscription Paid { invoicePayment { payment { amountCents } invoice { number } } }';
const EVERYTHING = 'subscription { activity { type } }';

const app = await startTestApp();

describe('a subscription with a key', () => {
  it('receives only what its scopes allow', async () => {
    const dana = await app.professional();
    const program = await programOf(dana, { scopes: ['payments.read'] });
    const heard = await subscribe(app, program, PAYMENTS);
    await refusedSubscription('FORBIDDEN', app, await programOf(dana, { scopes: ['customers.read'] }), PAYMENTS);
    const debtor = await withDebtor(dana);
    const invoice = await debtor.owing(5000);
    await debtor.pay(invoice.id, 2000);
    expect(await heard.next()).toEqual({
      invoicePayment: { payment: { amountCents: 2000 }, invoice: { number: invoice.number } },
    });
    await app.services.usageLog.flush();
    const { apiRequests } = await dana.ask('{ apiRequests(filter: { failed: false }) { nodes { operation status } } }');
    expect(apiRequests.nodes).toContainEqual({ operation: 'Paid', status: 200 });
  });

  it('counts as a request', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const program = await programOf(dana);
    await inLanes(4, Array.from({ length: apiLimitsOf('STARTER').requestsPerMinute }), () =>
      program.send('{ __typename }'),
    );
    await refusedSubscription('RATE_LIMITED', app, program, EVERYTHING);
  });

  it('ends at once on every node when the key is revoked, which cannot reconnect', async () => {
    const other = await openApp(app.databaseUrl);
    const dana = await app.professional();
    const program = await programOf(dana);
    const [here, there] = [
      await subscribe(app, program, EVERYTHING),
      await subscribe(other, program.at(other.address), EVERYTHING),
    ];
    await dana.ask(REVOKE_KEY, { id: program.id });
    await here.end();
    await there.end();
    for (const node of [app, other]) {
      const late = program.at(node.address);
      await expect.poll(async () => (await late.send('{ __typename }')).status).toBe(401);
    }
    await dana.ask('mutation { createCustomer(input: { name: "Bay" }) { id } }');
    expect([...here.received, ...there.received]).toEqual([]);
  });

  it('ends when the scopes of the key change, and can be reopened with the new ones', async () => {
    const dana = await app.professional();
    const program = await programOf(dana);
    const heard = await subscribe(app, program, EVERYTHING);
    await dana.ask(UPDATE_KEY, { id: program.id, input: { name: 'Sync', scopes: ['services.read'] } });
    await heard.end();
    await refusedSubscription('FORBIDDEN', app, program, EVERYTHING);
  });
});

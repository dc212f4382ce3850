import 'reflect-metadata';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { KEY_SCOPES } from '#domain/apiKeys/scopes.ts';
import { WEBHOOK_EVENT_TYPES, type WebhookEvent, type WebhookSubject } from '#domain/webhookEvents.ts';
import {
  MOST_WEBHOOK_ENDPOINTS,
  MOST_WEBHOOK_TRIES,
  MOST_WEBHOOKS_IN_FLIGHT,
  WEBHOOK_LOG_DAYS,
} from '#domain/webhooks.ts';
import { deliverWebhook, tendWebhooks } from '#server/features/webhooks/index.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import { Outgoing } from '#server/platform/outgoing/Outgoing.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { commandsIn } from '#tests/support/clock.ts';
import { connectTo, waitingForLocks } from '#tests/support/database.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';
import { ageProofs } from '#tests/support/signIns.ts';
import { colleague, retire, withTeam } from '#tests/support/team.ts';
import {
  CREATE_ENDPOINT,
  DELETE_ENDPOINT,
  DISABLE_ENDPOINT,
  ENABLE_ENDPOINT,
  LIST_ENDPOINTS,
  READ_ENDPOINT,
  REPLAY,
  REPLAY_FAILED,
  REVEAL_SECRET,
  ROTATE_SECRET,
  SEND_TEST,
  SEND_WAITING,
  UPDATE_ENDPOINT,
  withEndpoint,
} from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver, verify, type WebhookReceiver } from '#tests/support/webhookReceiver.ts';

const CREATE_CUSTOMER = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
const HOOKS = 'https://hooks.example.com/whorl';
const day = 86_400_000;

let app: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'true' });
});

const addCustomer = async (person: GraphQLPerson, name = 'Bay Staffing'): Promise<string> =>
  (await person.ask(CREATE_CUSTOMER, { input: { name } })).createCustomer.id;

const fails = (status: number) => receiver.answer((response) => void response.writeHead(status).end('Not now'));
const works = () => receiver.answer((response) => void response.end('Thank you'));

/** A member with an endpoint at a separate receiver. */
async function told(...eventTypes: string[]) {
  const dana = await app.professional();
  receiver = await startWebhookReceiver();
  return { dana, endpoint: await withEndpoint(app, dana, receiver.url, eventTypes) };
}

describe('a webhook', () => {
  it('sends the chosen events, signed by the specification, and is logged', async () => {
    const { dana, endpoint } = await told('customer.created');
    const customerId = await addCustomer(dana);
    const secret = await endpoint.secret();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const message = await receiver.verified(secret, 1);
    expect(message).toMatchObject({
      type: 'customer.created',
      version: 1,
      data: { customerId, actor: 'MEMBER', customer: { id: customerId, name: 'Bay Staffing' }, invoice: null },
    });
    expect(message.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(() => verify(secret, `${receiver.received[0]!.body} `, receiver.received[0]!.headers)).toThrow(/signature/);

    const delivery = await endpoint.newest({ status: 'SUCCEEDED' });
    expect(delivery).toMatchObject({
      messageId: receiver.received[0]!.headers['webhook-id'],
      eventType: 'customer.created',
      summary: 'Added Bay Staffing',
      body: receiver.received[0]!.body,
      nextTryAt: null,
      attempts: [{ statusCode: 200, answer: 'Thank you', error: null }],
    });
    await dana.ask(
      'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }',
      {
        id: customerId,
        input: { name: 'Bay Staffing Inc' },
      },
    );
    await addCustomer(dana, 'Another');
    expect(await receiver.verified(secret, 2)).toMatchObject({
      type: 'customer.created',
      data: { summary: 'Added Another' },
    });
    expect(await endpoint.deliveries()).toHaveLength(2);
    expect((await endpoint.read()).lastSucceededAt).not.toBeNull();
  });

  it('to an endpoint that is deleted concurrently blocks no one', async () => {
    const { dana, endpoint } = await told('customer.created');
    const deleting = await connectTo(app.databaseUrl);
    await deleting.query('begin');
    await deleting.query('delete from webhook_endpoints where id = $1', [endpoint.id]);
    const added = addCustomer(dana);
    await expect.poll(() => waitingForLocks(deleting), { timeout: 60_000 }).toBe(1);
    await deleting.query('commit');
    expect(await added).toEqual(expect.any(String));
  });

  it('contains the invoice and the payment as in the API', async () => {
    const { dana, endpoint } = await told('payment.recorded', 'invoice.paid');
    const debtor = await withDebtor(dana);
    const invoice = await debtor.owing(50_000);
    const payment = await debtor.pay(invoice.id, 50_000);
    const secret = await endpoint.secret();
    await receiver.verified(secret, 2);
    const messages = receiver.received.map(({ body, headers }) => verify(secret, body, headers));
    const paid = await debtor.read(invoice.id);
    expect(messages.find(({ type }) => type === 'invoice.paid')).toMatchObject({
      data: {
        invoiceId: invoice.id,
        customer: { id: debtor.customerId },
        invoice: {
          number: invoice.number,
          status: 'PAID',
          totalCents: 50_000,
          balanceCents: 0,
          dueDate: paid.dueDate,
          paidAt: paid.paidAt,
        },
      },
    });
    expect(messages.find(({ type }) => type === 'payment.recorded')).toMatchObject({
      data: { paymentId: payment.id, payment: { method: 'CASH', amountCents: 50_000, status: 'SUCCEEDED' } },
    });
  });

  it('is never sent for a rolled-back transaction, nor to another business', async () => {
    const { dana, endpoint } = await told('customer.created');
    const other = await withEndpoint(app, await app.professional(), receiver.url, ['customer.created']);
    const activity = { type: 'customer.created', summary: 'Added nobody' } as const;
    const system = { kind: 'system', businessId: businessOf(app, dana) } as const;
    await expect(
      app.services.commands.run(system, async (work) => {
        work.record(activity);
        await work.em.flush();
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await endpoint.deliveries()).toEqual([]);
    await addCustomer(dana);
    await endpoint.newest({ status: 'SUCCEEDED' });
    expect(await endpoint.deliveries()).toHaveLength(1);
    expect(await other.deliveries()).toEqual([]);
  });

  it('is attempted ten times over three days; then the endpoint is disabled, its managers are notified, and messages can be resent', async () => {
    const { dana, endpoint } = await told('customer.created');
    fails(503);
    await addCustomer(dana);
    const first = await endpoint.newest({ status: 'PENDING', attempts: [{ statusCode: 503 }] });
    expect(first.attempts[0]).toMatchObject({
      answer: 'Not now',
      error: 'The endpoint responded with 503 instead of 200–299',
    });
    await dana.refused('INVALID_STATE', REPLAY, { id: first.id });
    const { attempts, status } = await endpoint.tryOn(first.id);
    expect(status).toBe('FAILED');
    expect(attempts).toHaveLength(MOST_WEBHOOK_TRIES);
    const times = attempts.map(({ attemptedAt }: { attemptedAt: string }) => Date.parse(attemptedAt)).reverse();
    const pauses = times.slice(1).map((time: number, at: number) => time - times[at]);
    expect(pauses.toSorted((a: number, b: number) => a - b)).toEqual(pauses);
    expect((times.at(-1) - times[0]) / day).toBeGreaterThan(3);
    expect((times.at(-1) - times[0]) / day).toBeLessThan(3.6);

    expect(await endpoint.read()).toMatchObject({ enabled: false, disabledReason: 'FAILING' });
    const mail = await mailTo(app.address, dana.account.email, 'was turned off');
    expect(mail.text).toContain(`${app.address}/dashboard/api-access/webhooks/${endpoint.id}`);
    for (const operation of [SEND_TEST, REPLAY_FAILED, SEND_WAITING])
      await dana.refused('INVALID_STATE', operation, { id: endpoint.id, since: new Date(0).toISOString() });
    await dana.refused('INVALID_STATE', REPLAY, { id: first.id });
    await addCustomer(dana, 'Meanwhile');
    expect(await endpoint.deliveries()).toHaveLength(1);

    works();
    expect((await dana.ask(ENABLE_ENDPOINT, { id: endpoint.id })).enableWebhookEndpoint).toMatchObject({
      enabled: true,
      disabledReason: null,
      failingSince: null,
    });
    const replay = (since: number) =>
      dana.ask(REPLAY_FAILED, { id: endpoint.id, since: new Date(since).toISOString() });
    expect((await replay(Date.now() + day)).replayFailedWebhooks).toBe(0);
    expect((await replay(0)).replayFailedWebhooks).toBe(1);
    await endpoint.newest({ status: 'SUCCEEDED' });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([first.messageId]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it('keeps the endpoint enabled where other messages arrive, and can be resent', async () => {
    const { dana, endpoint } = await told('customer.created');
    fails(500);
    await addCustomer(dana, 'Unlucky');
    const unlucky = await endpoint.newest({ attempts: [{ statusCode: 500 }] });
    expect((await endpoint.read()).failingSince).not.toBeNull();
    works();
    await addCustomer(dana, 'Lucky');
    await endpoint.newest({ status: 'SUCCEEDED', summary: 'Added Lucky' });
    expect((await endpoint.read()).failingSince).toBeNull();
    fails(500);
    expect((await endpoint.tryOn(unlucky.id)).status).toBe('FAILED');
    expect((await endpoint.read()).enabled).toBe(true);
    works();
    const failed = await endpoint.read({ filter: { status: 'FAILED' } });
    expect(failed.deliveries).toMatchObject({ totalCount: 1, nodes: [{ id: unlucky.id }] });
    await dana.ask(REPLAY, { id: unlucky.id });
    expect((await endpoint.tryOn(unlucky.id)).status).toBe('SUCCEEDED');
  });

  it('is tried at once on request where it waits for its next try, in order, with every try anew', async () => {
    const { dana, endpoint } = await told('customer.created', 'customer.updated');
    fails(500);
    const renamed = await addCustomer(dana, 'First');
    await dana.ask(RENAME, { id: renamed, input: { name: 'Renamed' } });
    for (const name of ['Second', 'Third']) await addCustomer(dana, name);
    const waiting = async () =>
      (await endpoint.deliveries()).filter(({ attempts }: { attempts: unknown[] }) => attempts.length > 0);
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(3);
    for (const { id } of await waiting()) await endpoint.tryTomorrow(id);
    works();
    const before = receiver.received.length;
    expect((await dana.ask(SEND_WAITING, { id: endpoint.id })).sendWaitingWebhookDeliveries).toBe(3);
    const statuses = async () => (await endpoint.deliveries()).map(({ status }: { status: string }) => status);
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(Array(4).fill('SUCCEEDED'));
    const sent = receiver.received.slice(before).map(({ body }) => JSON.parse(body));
    expect(sent).toHaveLength(4);
    expect(sent.filter(({ data }) => data.customerId === renamed).map(({ type }) => type)).toEqual([
      'customer.created',
      'customer.updated',
    ]);
    expect((await dana.ask(SEND_WAITING, { id: endpoint.id })).sendWaitingWebhookDeliveries).toBe(0);
  });

  it('disables the endpoint on a 410, and cancels waiting messages', async () => {
    const dana = await withTeam(app);
    const email = 'formerly.admin@example.com';
    const former = await colleague(app, dana, { email, fullName: 'Erin Holt', role: 'ADMIN' });
    await retire(app, former.id);
    receiver = await startWebhookReceiver();
    const endpoint = await withEndpoint(app, dana, receiver.url, ['customer.created']);
    fails(500);
    await addCustomer(dana, 'Waiting');
    await endpoint.newest({ attempts: [{ statusCode: 500 }] });
    fails(410);
    await addCustomer(dana, 'Last');
    await endpoint.newest({ status: 'FAILED', attempts: [{ statusCode: 410 }] });
    expect(await endpoint.read()).toMatchObject({ enabled: false, disabledReason: 'GONE' });
    expect((await endpoint.deliveries()).map(({ status }: { status: string }) => status)).toEqual(['FAILED', 'FAILED']);
    await mailTo(app.address, dana.account.email, 'was turned off');
    const waiting = async () => {
      const { rows } = await sql`
        select from graphile_worker.jobs where task_identifier = 'mail.webhookDisabled'
      `.execute(app.services.database.em.getKysely());
      return rows.length;
    };
    await expect.poll(waiting).toBe(0);
    const mailed = (await mails(app.address)).filter(({ subject }) => subject.includes('was turned off'));
    expect(mailed.flatMap(({ to }) => to)).not.toContain(email);
  });

  it('is not sent where the name resolves to a private address, which is logged', async () => {
    const dana = await app.professional();
    const endpoint = await withEndpoint(app, dana, HOOKS, ['customer.created']);
    // The clock is not moved, so only this test's attempt runs.
    const [{ id: deliveryId }] = await laterDelivery(dana, endpoint.id);
    const outgoing = new Outgoing({
      toLoopback: false,
      resolve: async () => [{ address: '169.254.169.254', family: 4 }],
    });
    const services = { ...app.services, outgoing, commands: commandsIn(app, 2) };
    await deliverWebhook(services, { businessId: businessOf(app, dana), deliveryId });
    const [{ attempts }] = await endpoint.deliveries();
    expect(attempts).toMatchObject([
      { statusCode: null, answer: null, error: expect.stringMatching(/not on the public internet/) },
    ]);
  });

  it('is not attempted before its time', async () => {
    const { dana, endpoint } = await told('customer.created');
    const [{ id: deliveryId }] = await laterDelivery(dana, endpoint.id);
    await deliverWebhook(app.services, { businessId: businessOf(app, dana), deliveryId });
    expect(receiver.received).toEqual([]);
    await deliverWebhook(
      { ...app.services, commands: commandsIn(app, 2) },
      { businessId: businessOf(app, dana), deliveryId },
    );
    expect(receiver.received).toHaveLength(1);
  });

  it('is recovered where its job was lost, and deleted from the log after thirty days', async () => {
    const { dana, endpoint } = await told('customer.created');
    const [{ id }] = await laterDelivery(dana, endpoint.id);
    const database = app.services.database.em.getKysely();
    await sql`select graphile_worker.remove_job(${`webhook ${id}`})`.execute(database);
    await sql`update webhook_deliveries set next_try_at = now() - interval '20 minutes' where id = ${id}`.execute(
      database,
    );
    await tendWebhooks(app.services);
    await endpoint.newest({ status: 'SUCCEEDED' });
    const madeDaysAgo = (days: number) =>
      sql`update webhook_deliveries set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        database,
      );
    await madeDaysAgo(WEBHOOK_LOG_DAYS - 1);
    await tendWebhooks(app.services);
    expect(await endpoint.deliveries()).toHaveLength(1);
    await madeDaysAgo(WEBHOOK_LOG_DAYS + 1);
    await tendWebhooks(app.services);
    expect(await endpoint.deliveries()).toEqual([]);
  });
});

const RENAME = 'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';

/** What a message tells, in short: its type and the customer's name. */
const inShort = (body: string): string => {
  const { type, data } = JSON.parse(body);
  return `${type} ${data.customer.name}`;
};

describe('messages to one endpoint', () => {
  it('go out four at a time, those about one thing one after the other', async () => {
    const { dana, endpoint } = await told('customer.created', 'customer.updated');
    const held = new Map<string, ServerResponse>();
    receiver.answer((response, body) => void held.set(inShort(body), response));
    const ids = new Map<string, string>();
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.set(name, await addCustomer(dana, name));
    await dana.ask(RENAME, { id: ids.get('A'), input: { phone: '510-555-0100' } });
    const sentSoFar = () => receiver.received.map(({ body }) => inShort(body)).toSorted();
    await receiver.until(MOST_WEBHOOKS_IN_FLIGHT);
    // Nothing more is due: every job but those of the four has run.
    await untilJobsWait(4);
    expect(sentSoFar()).toEqual(['A', 'B', 'C', 'D'].map((name) => `customer.created ${name}`));

    held.get('customer.created B')!.end('Thank you');
    await receiver.until(5);
    await untilJobsWait(4);
    expect(sentSoFar()).toContain('customer.created E');
    expect(sentSoFar()).not.toContain('customer.updated A');

    held.get('customer.created A')!.end('Thank you');
    await receiver.until(6);
    expect(sentSoFar()).toContain('customer.updated A');
    for (const response of held.values()) response.end('Thank you');
    const areAllSent = async () =>
      (await endpoint.deliveries()).every(({ status }: { status: string }) => status === 'SUCCEEDED');
    await expect.poll(areAllSent, { timeout: 60_000 }).toBe(true);
    expect(receiver.received).toHaveLength(6);
  });

  it('wait for an earlier one about the same thing until it arrives or is given up, and hold up no other', async () => {
    const { dana, endpoint } = await told('customer.created', 'customer.updated');
    receiver.answer((response, body) => {
      if (inShort(body).endsWith('Unlucky')) response.writeHead(500);
      response.end();
    });
    const unlucky = await addCustomer(dana, 'Unlucky');
    const { id: first } = await endpoint.newest({ attempts: [{ statusCode: 500 }] });
    await dana.ask(RENAME, { id: unlucky, input: { phone: '510-555-0100' } });
    const lucky = await addCustomer(dana, 'Lucky');
    await endpoint.newest({ status: 'SUCCEEDED', summary: 'Added Lucky' });
    await dana.ask(RENAME, { id: lucky, input: { phone: '510-555-0101' } });
    await endpoint.newest({ status: 'SUCCEEDED', eventType: 'customer.updated' });
    const held = (await endpoint.deliveries()).find(
      ({ eventType, status }: Record<string, string>) => eventType === 'customer.updated' && status === 'PENDING',
    );
    expect(held).toMatchObject({ heldBack: true, attempts: [] });
    await tendWebhooks(app.services);
    expect((await endpoint.tryOn(first)).status).toBe('FAILED');
    expect(receiver.received.map(({ body }) => inShort(body))).not.toContain('customer.updated Unlucky');
    await endpoint.tryTomorrow(held.id);
    expect(receiver.received.map(({ body }) => inShort(body))).toContain('customer.updated Unlucky');
  });

  it('leave an edit of the endpoint alone: what is noted of them is no other version', async () => {
    const { dana, endpoint } = await told('customer.created');
    const version = async () => (await endpoint.read()).version;
    const before = await version();
    await addCustomer(dana);
    await endpoint.newest({ status: 'SUCCEEDED' });
    fails(500);
    await addCustomer(dana);
    await endpoint.newest({ attempts: [{ statusCode: 500 }] });
    expect(await version()).toBe(before);
  });

  it('are found again where the process that sent them died', async () => {
    const { dana, endpoint } = await told('customer.created');
    const [{ id: deliveryId }] = await laterDelivery(dana, endpoint.id);
    const tomorrow = { ...app.services, commands: commandsIn(app, 2) };
    const payload = { businessId: businessOf(app, dana), deliveryId };
    const dying = { post: () => Promise.reject(new Error('killed')) } as unknown as Outgoing;
    await expect(deliverWebhook({ ...tomorrow, outgoing: dying }, payload)).rejects.toThrow('killed');
    await deliverWebhook(tomorrow, payload);
    expect(receiver.received).toEqual([]);
    await deliverWebhook({ ...app.services, commands: commandsIn(app, 3) }, payload);
    expect(receiver.received).toHaveLength(1);
  });
});

/** Waits until so many jobs that send webhooks are running, and none is due. */
async function untilJobsWait(running: number): Promise<void> {
  const jobs = async () => {
    const { rows } = await sql<{ running: number; due: number }>`
      select count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and run_at <= now())::int as due
      from graphile_worker.jobs where task_identifier = 'webhook.deliver'
    `.execute(app.services.database.em.getKysely());
    return rows[0];
  };
  await expect.poll(jobs, { timeout: 60_000 }).toEqual({ running, due: 0 });
}

/** A message that is due tomorrow. */
async function laterDelivery(person: GraphQLPerson, endpointId: string): Promise<[{ id: string }]> {
  const system = { kind: 'system', businessId: businessOf(app, person) } as const;
  await commandsIn(app, 1).run(system, async (work) => {
    work.record({ type: 'customer.created', summary: 'Added somebody tomorrow' });
  });
  const database = app.services.database.em.getKysely();
  // The worker has postponed it.
  await vi.waitUntil(
    async () => {
      const { rows } = await sql`
        select from webhook_deliveries d join graphile_worker.jobs j on j.key = 'webhook ' || d.id
        where d.endpoint_id = ${endpointId} and j.run_at > now() + interval '1 hour'
      `.execute(database);
      return rows.length > 0;
    },
    { timeout: 60_000, interval: 20 },
  );
  const { rows } = await sql<{
    id: string;
  }>`select id from webhook_deliveries where endpoint_id = ${endpointId}`.execute(database);
  return rows as [{ id: string }];
}

/** A type error where an activity about what events are about is no event: '*' and wildcards include it. */
type Included = Exclude<Extract<ActivityType, `${WebhookSubject}.${string}`>, 'business.created'>;
const everyEvent: (type: Included) => WebhookEvent = (type) => type;

describe('a wildcard', () => {
  /** What happens in a business, as features record it; `unheard` is an event of tomorrow. */
  const happen = (person: GraphQLPerson, types: readonly string[]) =>
    app.services.commands.run({ kind: 'system', businessId: businessOf(app, person) }, async (work) => {
      for (const type of types) work.record({ type: type as ActivityType, summary: type });
    });

  it.each([
    ['*', ['invoice.unheard', 'payout.sent', 'business.updated', everyEvent('service.created')]],
    ['invoice.*', ['invoice.unheard']],
  ])('%s includes what is added later, and nothing else', async (wildcard, included) => {
    const { dana, endpoint } = await told(wildcard);
    await happen(dana, ['member.joined', 'key.created', 'webhook.updated', ...included]);
    const types = (await endpoint.deliveries()).map(({ eventType }: { eventType: string }) => eventType);
    expect(types.toSorted()).toEqual(included.toSorted());
  });

  it('takes the place of what it includes', async () => {
    const dana = await app.professional();
    const typesOf = async (...eventTypes: string[]) =>
      (await (await withEndpoint(app, dana, HOOKS, eventTypes)).read()).eventTypes;
    expect(await typesOf('invoice.paid', 'invoice.*', 'quote.sent')).toEqual(['invoice.*', 'quote.sent']);
    expect(await typesOf('quote.sent', 'invoice.*', '*')).toEqual(['*']);
  });
});

describe('a test event', () => {
  it('shows whether the endpoint works, without consequences for a failure', async () => {
    const { dana, endpoint } = await told('invoice.paid');
    expect((await dana.ask(SEND_TEST, { id: endpoint.id })).sendTestWebhook).toMatchObject({
      eventType: 'webhook.test',
      status: 'PENDING',
    });
    expect(await receiver.verified(await endpoint.secret(), 1)).toMatchObject({ type: 'webhook.test', version: 1 });
    await endpoint.newest({ status: 'SUCCEEDED' });
    receiver.answer((response) => void response.writeHead(301, { location: `${receiver.url}/moved` }).end());
    await dana.ask(SEND_TEST, { id: endpoint.id });
    const { attempts } = await endpoint.newest({ status: 'FAILED' });
    expect(attempts[0].error).toBe('The endpoint responded with a redirect (301), which we don’t follow');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks', '/hooks']);
    expect(await endpoint.read()).toMatchObject({ enabled: true, failingSince: null });
  });
});

describe('the secret', () => {
  it('signs beside the previous one for a day after a rotation', async () => {
    const { dana, endpoint } = await told('invoice.paid');
    const before = await endpoint.secret();
    const { previousSecretUntil } = (await dana.ask(ROTATE_SECRET, { id: endpoint.id })).rotateWebhookSecret;
    expect((Date.parse(previousSecretUntil) - Date.now()) / day).toBeCloseTo(1, 2);
    const now = await endpoint.secret();
    expect(now).not.toBe(before);
    await dana.ask(SEND_TEST, { id: endpoint.id });
    for (const secret of [before, now]) await receiver.verified(secret, 1);
    await sql`update webhook_endpoints set previous_secret_until = now() where id = ${endpoint.id}`.execute(
      app.services.database.em.getKysely(),
    );
    await dana.ask(SEND_TEST, { id: endpoint.id });
    await receiver.verified(now, 2);
    await expect(receiver.verified(before, 2)).rejects.toThrow(/signature/);
    await tendWebhooks(app.services);
    expect((await endpoint.read()).previousSecretUntil).toBeNull();
  });

  it('is never stored in plain text', async () => {
    const { endpoint } = await told('invoice.paid');
    const secret = await endpoint.secret();
    const { rows } = await sql<{ row: string }>`
      select e::text as row from webhook_endpoints e union all select a::text from activities a
    `.execute(app.services.database.em.getKysely());
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(secret.slice(6)))).toEqual([]);
  });
});

describe('an endpoint', () => {
  it('can be added, changed, disabled, enabled and deleted', async () => {
    const dana = await app.professional();
    const endpoint = await withEndpoint(app, dana, HOOKS, ['quote.sent', 'invoice.paid', 'invoice.paid']);
    expect(await endpoint.read()).toMatchObject({
      url: HOOKS,
      description: null,
      eventTypes: ['quote.sent', 'invoice.paid'],
      enabled: true,
    });
    const input = { description: ' Bookkeeping ', eventTypes: ['invoice.paid'] };
    expect((await dana.ask(UPDATE_ENDPOINT, { id: endpoint.id, input })).updateWebhookEndpoint).toMatchObject({
      url: HOOKS,
      description: 'Bookkeeping',
      eventTypes: ['invoice.paid'],
    });
    const disabled = { enabled: false, disabledReason: 'BY_PERSON' };
    for (let times = 0; times < 2; times += 1)
      expect((await dana.ask(DISABLE_ENDPOINT, { id: endpoint.id })).disableWebhookEndpoint).toMatchObject(disabled);
    for (let times = 0; times < 2; times += 1)
      expect((await dana.ask(ENABLE_ENDPOINT, { id: endpoint.id })).enableWebhookEndpoint.enabled).toBe(true);
    await dana.ask(DELETE_ENDPOINT, { id: endpoint.id });
    expect((await dana.ask(LIST_ENDPOINTS)).webhookEndpoints).toEqual([]);
    const { activities } = await dana.ask('{ activities { nodes { type } } }');
    expect(activities.nodes.map(({ type }: { type: string }) => type).slice(0, 5)).toEqual([
      'webhook.deleted',
      'webhook.enabled',
      'webhook.disabled',
      'webhook.updated',
      'webhook.created',
    ]);
  });

  it.each([
    [{ url: '' }, 'url', 'Enter your endpoint’s URL'],
    [{ url: 'hooks.example.com' }, 'url', 'Enter a full URL, such as https://example.com/webhooks'],
    [{ url: 'http://hooks.example.com' }, 'url', 'The URL must start with https://'],
    [{ url: 'https://dana:secret@hooks.example.com' }, 'url', 'Remove the username and password from the URL'],
    [{ url: 'https://hooks.example.com/#here' }, 'url', 'Remove the part after #; it’s never sent'],
    [{ url: 'https://192.168.1.10/hooks' }, 'url', 'The address must lead to a host on the public internet'],
    [{ url: 'https://hooks.example.com:25' }, 'url', 'Use port 443, or one from 1024 on'],
    [{ url: `https://hooks.example.com/${'x'.repeat(500)}` }, 'url', 'Use at most 500 characters'],
    [{ eventTypes: [] }, 'eventTypes', 'Choose at least one event'],
    [{ eventTypes: ['invoice.eaten'] }, 'eventTypes.0', 'Choose events from the list'],
    [{ eventTypes: ['invoice.paid', 'member.*'] }, 'eventTypes.1', 'Choose events from the list'],
    [{ eventTypes: ['invoice*'] }, 'eventTypes.0', 'Choose events from the list'],
    [{ description: 'x'.repeat(101) }, 'description', 'Use at most 100 characters'],
  ])('is refused with the invalid field: %j', async (fault, path, message) => {
    const dana = await sameDana();
    const { extensions } = await dana.refused('VALIDATION_FAILED', CREATE_ENDPOINT, {
      input: { url: HOOKS, eventTypes: ['invoice.paid'], ...fault },
    });
    expect(extensions.fields).toMatchObject([{ path, message }]);
  });

  let dana: Promise<GraphQLPerson> | undefined;
  const sameDana = () => {
    dana ??= app.professional();
    return dana;
  };

  it('is limited to ten', async () => {
    const somebody = await app.professional();
    const input = { url: HOOKS, eventTypes: ['invoice.paid'] };
    const answers = await Promise.all(
      Array.from({ length: MOST_WEBHOOK_ENDPOINTS + 2 }, () => somebody.send(CREATE_ENDPOINT, { input })),
    );
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'INVALID_STATE')).toHaveLength(2);
    expect((await somebody.ask(LIST_ENDPOINTS)).webhookEndpoints).toHaveLength(MOST_WEBHOOK_ENDPOINTS);
  });

  it('requires the permission to manage the API, in its own business', async () => {
    const { dana: owner, endpoint } = await told('customer.created');
    await addCustomer(owner);
    const { id: deliveryId } = await endpoint.newest({ status: 'SUCCEEDED' });
    const about = { id: endpoint.id, input: { description: 'Mine' }, since: new Date(0).toISOString() };
    const onIt = [UPDATE_ENDPOINT, DELETE_ENDPOINT, ENABLE_ENDPOINT, DISABLE_ENDPOINT, REVEAL_SECRET, ROTATE_SECRET];
    const stranger = await app.professional();
    for (const operation of [...onIt, SEND_TEST, REPLAY_FAILED, SEND_WAITING])
      await stranger.refused('NOT_FOUND', operation, about);
    await stranger.refused('NOT_FOUND', REPLAY, { id: deliveryId });
    expect(await stranger.ask(READ_ENDPOINT, { id: endpoint.id })).toEqual({ webhookEndpoint: null });
    expect((await stranger.ask(LIST_ENDPOINTS)).webhookEndpoints).toEqual([]);

    const CREATE = { input: { url: HOOKS, eventTypes: ['invoice.paid'] } };
    for (const role of ['MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const) {
      const member = inRole(app, owner, role);
      for (const operation of [...onIt, SEND_TEST, REPLAY_FAILED, SEND_WAITING, LIST_ENDPOINTS, READ_ENDPOINT])
        await member.refused('FORBIDDEN', operation, about);
      await member.refused('FORBIDDEN', CREATE_ENDPOINT, CREATE);
      await member.refused('FORBIDDEN', '{ webhookEventTypes { type } }');
    }
    await app.visitor().refused('UNAUTHENTICATED', LIST_ENDPOINTS);
    const { webhookEventTypes } = await inRole(app, owner, 'ADMIN').ask('{ webhookEventTypes { type description } }');
    expect(webhookEventTypes.map(({ type }: { type: string }) => type)).toEqual(WEBHOOK_EVENT_TYPES);
  });

  it('is managed by an API key with the scope, and shown to one that may read', async () => {
    const { dana: owner, endpoint } = await told('customer.created');
    await addCustomer(owner);
    const { id: deliveryId } = await endpoint.newest({ status: 'SUCCEEDED' });
    // A key proves nothing anew, however long ago its maker did.
    const manager = await programOf(owner, { scopes: ['webhooks.manage'] });
    const reader = await programOf(owner, { scopes: ['webhooks.read'] });
    const other = await programOf(owner, { scopes: KEY_SCOPES.filter((scope) => !scope.startsWith('webhooks.')) });
    await ageProofs(app, 11);
    const input = { url: HOOKS, eventTypes: ['invoice.*'] };
    const { id } = (await manager.ask(CREATE_ENDPOINT, { input })).createWebhookEndpoint;
    const about = { id, input: { url: `${HOOKS}/2` }, since: new Date(0).toISOString() };
    const onIt = [UPDATE_ENDPOINT, REVEAL_SECRET, ROTATE_SECRET, DISABLE_ENDPOINT, ENABLE_ENDPOINT, SEND_TEST];
    const managing = [...onIt, REPLAY_FAILED, SEND_WAITING, DELETE_ENDPOINT];
    for (const key of [reader, other]) {
      for (const operation of managing) await key.refused('FORBIDDEN', operation, about);
      await key.refused('FORBIDDEN', CREATE_ENDPOINT, { input });
      await key.refused('FORBIDDEN', REPLAY, { id: deliveryId });
    }
    for (const reading of [LIST_ENDPOINTS, '{ webhookEventTypes { type } }']) {
      await other.refused('FORBIDDEN', reading);
      await reader.ask(reading);
    }
    await other.refused('FORBIDDEN', READ_ENDPOINT, { id: endpoint.id });
    const { webhookEndpoint } = await reader.ask(READ_ENDPOINT, { id: endpoint.id });
    expect(webhookEndpoint.deliveries.nodes).toMatchObject([{ id: deliveryId, status: 'SUCCEEDED' }]);
    for (const operation of managing) await manager.ask(operation, about);
    await manager.ask(REPLAY, { id: deliveryId });

    const { auditLog } = await owner.ask('{ auditLog(first: 100) { nodes { type actorKind } } }');
    const byKey = auditLog.nodes.filter(({ actorKind }: { actorKind: string }) => actorKind === 'API_KEY');
    expect(byKey.map(({ type }: { type: string }) => type)).toEqual([
      'webhook.deleted',
      'webhook.enabled',
      'webhook.disabled',
      'webhook.secret_rotated',
      'webhook.secret_revealed',
      'webhook.updated',
      'webhook.created',
    ]);
  });

  it('lists its deliveries newest first, or oldest first', async () => {
    const { dana, endpoint } = await told('customer.created');
    for (const name of ['A', 'B', 'C']) await addCustomer(dana, name);
    const sorted = async (sort: string | undefined) => {
      const names: string[] = [];
      for (let after: string | null = null; ; ) {
        const { deliveries } = await endpoint.read({ sort, first: 2, after });
        names.push(...deliveries.nodes.map(({ summary }: { summary: string }) => summary));
        if (!deliveries.pageInfo.hasNextPage) return names;
        after = deliveries.pageInfo.endCursor;
      }
    };
    expect(await sorted('OLDEST')).toEqual(['Added A', 'Added B', 'Added C']);
    expect(await sorted('NEWEST')).toEqual(['Added C', 'Added B', 'Added A']);
    expect(await sorted(undefined)).toEqual(['Added C', 'Added B', 'Added A']);
  });

  it('requires a step-up to change an address or show a secret', async () => {
    const { dana: owner, endpoint } = await told('customer.created');
    await ageProofs(app, 11);
    await owner.refused('STEP_UP_REQUIRED', CREATE_ENDPOINT, { input: { url: HOOKS, eventTypes: ['invoice.paid'] } });
    await owner.refused('STEP_UP_REQUIRED', UPDATE_ENDPOINT, { id: endpoint.id, input: { url: HOOKS } });
    await owner.refused('STEP_UP_REQUIRED', REVEAL_SECRET, { id: endpoint.id });
    await owner.refused('STEP_UP_REQUIRED', ROTATE_SECRET, { id: endpoint.id });
    await owner.ask(UPDATE_ENDPOINT, { id: endpoint.id, input: { description: 'Only words' } });
  });
});

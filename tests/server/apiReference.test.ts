import 'reflect-metadata';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { helpTopics } from '#client/features/help/topics.ts';
import { apiErrorOf, ERROR_CODES, type ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import { WEBHOOK_EVENT_TYPES, type WebhookEvent } from '#domain/webhookEvents.ts';
import { WEBHOOK_VERSION, webhookSchemaPath } from '#domain/webhookMessage.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { withEndpoint } from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'true' });
});

const helpPage = (path: string) => helpTopics.find((topic) => topic.path === path)!.html;

describe('the catalogue of errors', () => {
  it('has every code under a heading of its own, with its status and what to do', () => {
    const html = helpPage('/help/api/errors');
    for (const code of ERROR_CODES) expect(html).toContain(`>${code}</h3>`);
    expect(html.match(/What to do:/g)).toHaveLength(ERROR_CODES.length);
  });

  it('has the statuses that operations are answered with', async () => {
    const program = await programOf(await app.professional(), { scopes: ['customers.read', 'customers.update'] });
    const ask = (body: unknown, authorization = `Bearer ${program.text}`) =>
      fetch(`${app.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      });
    const update = 'mutation ($id: ID!, $name: String) { updateCustomer(id: $id, input: { name: $name }) { id } }';
    const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    const cases: [ErrorCode, unknown][] = [
      ['FORBIDDEN', { query: '{ quotes { totalCount } }' }],
      ['NOT_FOUND', { query: update, variables: { id, name: 'Bay' } }],
      ['VALIDATION_FAILED', { query: '{ customers(first: 500) { totalCount } }' }],
      ['VALIDATION_FAILED', { query: '{ customers(filter: { updatedSince: "never" }) { totalCount } }' }],
      ['BAD_USER_INPUT', { query: update, variables: { id: {} } }],
      ['QUERY_TOO_COMPLEX', { query: 'mutation { a: signOut b: signOut }' }],
      ['GRAPHQL_PARSE_FAILED', { query: '{' }],
      ['GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }],
      ['BAD_REQUEST', []],
      ['OPERATION_RESOLUTION_FAILURE', { query: 'query A { __typename } query B { __typename }' }],
      ['PERSISTED_QUERY_NOT_FOUND', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    ];
    for (const [code, body] of cases) {
      const response = await ask(body);
      const { errors } = await response.json();
      expect([code, errors[0].extensions.code]).toEqual([code, code]);
      expect(apiErrorOf(code).operation, code).toContain(response.status);
    }
    const unknownKey = await ask({ query: '{ __typename }' }, 'Bearer whorl_live_nobody');
    expect(unknownKey.status).toBe(apiErrorOf('UNAUTHENTICATED').elsewhere);
    expect((await program.get(`/quotes/${id}.pdf`)).status).toBe(apiErrorOf('FORBIDDEN').elsewhere);
  });
});

describe('the JSON Schema of an event', () => {
  const schemaOf = async (type: WebhookEvent) => {
    const response = await fetch(app.address + webhookSchemaPath(type, WEBHOOK_VERSION));
    expect([type, response.status]).toEqual([type, 200]);
    expect(response.headers.get('content-type')).toContain('application/schema+json');
    return response.json();
  };

  it('is at the address that help names, for every event', async () => {
    const html = helpPage('/help/api/webhooks');
    for (const type of WEBHOOK_EVENT_TYPES) {
      expect(html).toContain(`href="${webhookSchemaPath(type, WEBHOOK_VERSION)}"`);
      const schema = await schemaOf(type);
      expect(schema.$id).toBe(app.services.publicUrl + webhookSchemaPath(type, WEBHOOK_VERSION));
      expect(schema.properties.type.const).toBe(type);
    }
  });

  it('takes each message that is sent, and no other', async () => {
    const dana = await app.professional();
    const receiver = await startWebhookReceiver();
    const endpoint = await withEndpoint(app, dana, receiver.url, WEBHOOK_EVENT_TYPES);
    const debtor = await withDebtor(dana);
    const { id, totalCents } = await debtor.sent();
    await debtor.pay(id, totalCents);
    const types = ['customer.created', 'invoice.created', 'invoice.sent', 'payment.recorded', 'invoice.paid'];
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(types.length), { timeout: 60_000 });
    const messages = (await endpoint.deliveries()).map(({ body }: { body: string }) => JSON.parse(body));
    expect(messages.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(types));
    for (const message of messages) {
      const rule = z.fromJSONSchema(await schemaOf(message.type));
      expect(rule.safeParse(message).error?.issues ?? []).toEqual([]);
      expect(rule.safeParse({ ...message, type: 'webhook.test' }).success).toBe(false);
      const spoiled = { ...message, data: { ...message.data, invoice: { status: 'GONE' } } };
      expect(rule.safeParse(spoiled).success).toBe(false);
    }
  });
});

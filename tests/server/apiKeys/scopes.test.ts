import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { KEY_SCOPES, NEVER_FOR_KEYS, scopesToGive, withNeeded } from '#domain/apiKeys/scopes.ts';
import { grantsOf, PERMISSIONS, type Permission } from '#domain/permissions.ts';
import { keyActions, requireGiveable } from '#server/features/apiKeys/apiKey.policy.ts';
import { buildSchema } from '#server/schema.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';

const verb = (name: string, more = '') => `mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`;

/**
 * One operation for each scope, on a record that does not exist: with the scope it fails with NOT_FOUND, without it
 * with FORBIDDEN.
 */
const SAMPLES: Partial<Record<Permission, string>> = {
  'customers.read': '{ customers { totalCount } }',
  'customers.create': 'mutation { createCustomer(input: { name: "Bay" }) { id } }',
  'customers.update': verb('updateCustomer', ', input: { name: "Bay" }'),
  'customers.archive': verb('archiveCustomer'),
  'services.read': '{ services { id } }',
  'services.manage': verb('archiveService'),
  'quotes.read': '{ quotes { totalCount } }',
  'quotes.create': verb('duplicateQuote'),
  'quotes.update': verb('updateQuote', ', input: { notes: "New" }'),
  'quotes.send': verb('sendQuote'),
  'quotes.convert': verb('convertQuoteToInvoice'),
  'quotes.void': verb('voidQuote'),
  'quotes.delete': 'mutation ($id: ID!) { deleteQuote(id: $id) }',
  'invoices.read': '{ invoices { totalCount } }',
  'invoices.create': verb('duplicateInvoice'),
  'invoices.update': verb('updateInvoice', ', input: { notes: "New" }'),
  'invoices.send': verb('sendInvoice'),
  'invoices.void': verb('voidInvoice'),
  'invoices.writeOff': verb('writeOffInvoice', ', reason: "Gone"'),
  'invoices.delete': 'mutation ($id: ID!) { deleteInvoice(id: $id) }',
  'payments.record':
    'mutation ($id: ID!) { recordPayment(input: { invoiceId: $id, amountCents: 100, method: CASH }) { id } }',
  'payments.void': verb('voidPayment', ', reason: "Bounced"'),
  'payments.refund': 'mutation ($id: ID!) { refundPayment(input: { paymentId: $id, amountCents: 100 }) { id } }',
  'reports.read': '{ payouts { totalCount } }',
  'webhooks.read': '{ webhookEndpoints { id } }',
  'webhooks.manage': verb('enableWebhookEndpoint'),
  'settings.read': '{ business { id } }',
  'settings.update': 'mutation { updateBusiness(input: { quoteValidDays: 30 }) { id } }',
};

/** Payments have no query of their own that needs only this scope. */
const WITHOUT_SAMPLE: Permission[] = ['payments.read'];

const app = await startTestApp();

describe('a scope', () => {
  it('has a sample operation', () => {
    expect([...Object.keys(SAMPLES), ...WITHOUT_SAMPLE].toSorted()).toEqual(KEY_SCOPES.toSorted());
  });

  it('allows exactly the operations that need it', async () => {
    const dana = await app.professional();
    for (const [scope, operation] of Object.entries(SAMPLES) as [Permission, string][]) {
      const variables = { id: randomUUID() };
      const codeFor = async (scopes: readonly Permission[]) => {
        const program = await programOf(dana, { scopes });
        const { errors } = await program.send(operation, operation.includes('$id') ? variables : {});
        await dana.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { id } }', { id: program.id });
        return errors?.[0]?.extensions.code;
      };
      const without = KEY_SCOPES.filter((other) => !withNeeded([other]).includes(scope));
      expect([scope, await codeFor(without)]).toEqual([scope, 'FORBIDDEN']);
      expect([undefined, 'NOT_FOUND', 'VALIDATION_FAILED'], scope).toContain(await codeFor([scope]));
    }
  });

  it('can be given to a key, or is excluded with a reason', () => {
    expect([...KEY_SCOPES, ...Object.keys(NEVER_FOR_KEYS)].toSorted()).toEqual(PERMISSIONS.toSorted());
  });

  it('can be granted only by a member who has it for the whole business', () => {
    expect(scopesToGive(grantsOf('OWNER'))).toEqual(KEY_SCOPES);
    expect(scopesToGive(grantsOf('FIELD_AGENT'))).toEqual(['services.read', 'settings.read']);
    const some = { 'api.manage': 'all', 'customers.read': 'all', 'quotes.read': 'own' } as const;
    expect(() => requireGiveable(some, ['customers.read'])).not.toThrow();
    expect(() => requireGiveable(some, ['quotes.read'])).toThrow(/can’t give a key permissions you don’t have/);
    expect(keyActions(some, ['customers.read', 'quotes.read'], 'ACTIVE')).toEqual(['EDIT', 'REVOKE']);
  });
});

it('a search names every scope of which one is enough, and what only people may do says so', async () => {
  const dana = await app.professional();
  const program = await programOf(dana, { scopes: ['settings.read'] });
  const { message, extensions } = await program.refused('FORBIDDEN', '{ search(query: "bay") { id } }');
  expect(message).toMatch(/^Needs one of the scopes customers\.read, quotes\.read, invoices\.read,/);
  expect(extensions.scopes).toEqual(['customers.read', 'quotes.read', 'invoices.read']);
  const person = await program.refused('FORBIDDEN', 'mutation { signOutEverywhere }');
  expect(person.message).toMatch(/^Only a signed-in person can do this/);
});

describe('a field that a key has no scope for', () => {
  const READING: Record<string, Permission> = {
    Customer: 'customers.read',
    Quote: 'quotes.read',
    Invoice: 'invoices.read',
    Payment: 'payments.read',
    Service: 'services.read',
    Payout: 'reports.read',
  };

  it('declares its scope on every path to business data', () => {
    const schema = buildSchema();
    const undeclared = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !/(Edge|Connection)$/.test(type.name))
      .filter(
        (type) =>
          ![schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type as never),
      )
      .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => READING[getNamedType(field.type).name] !== undefined)
      .filter(({ field }) => field.extensions.scope !== READING[getNamedType(field.type).name]);
    expect(undeclared.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  it('fails at its path and is never returned empty; nullable fields are null beside the error', async () => {
    const dana = await app.professional();
    const { id: invoice } = await (await withDebtor(dana)).sent();
    const quotes = await programOf(dana, { scopes: ['quotes.read', 'customers.read'] });
    const invoices = await programOf(dana, { scopes: ['invoices.read'] });
    const refused = (scope: string, ...path: (string | number)[]) =>
      expect.objectContaining({
        message: `Needs the scope ${scope}, which this API key doesn’t have`,
        path,
        extensions: expect.objectContaining({ code: 'FORBIDDEN', scopes: [scope] }),
      });
    const of = (field: string) => `query ($id: ID!) { invoice(id: $id) { id ${field} } }`;
    const payments = await invoices.send(of('payments { id }'), { id: invoice });
    expect(payments.data).toEqual({ invoice: null });
    expect(payments.errors).toEqual([refused('payments.read', 'invoice', 'payments')]);
    const { data, errors } = await invoices.send(of('earnings { netCents }'), { id: invoice });
    expect(data).toEqual({ invoice: { id: invoice, earnings: null } });
    expect(errors).toEqual([refused('reports.read', 'invoice', 'earnings')]);
    const balance = await quotes.send('{ customers { nodes { id balanceCents } } }');
    expect(balance.errors).toEqual([refused('invoices.read', 'customers', 'nodes', 0, 'balanceCents')]);
    const aliased = await quotes.send('{ mine: customers { nodes { id owed: balanceCents } } }');
    expect(aliased.errors).toEqual([refused('invoices.read', 'mine', 'nodes', 0, 'owed')]);
    const today = await invoices.send('{ today { openCount owedCents } }');
    expect(today).toMatchObject({ data: { today: { openCount: 1, owedCents: null } } });
    expect(today.errors).toEqual([refused('reports.read', 'today', 'owedCents')]);
    const full = await programOf(dana);
    const all = await full.ask(of('payments { id } customer { id balanceCents } earnings { netCents }'), {
      id: invoice,
    });
    expect(all.invoice).toMatchObject({ payments: [], customer: { balanceCents: expect.any(Number) } });
  });
});

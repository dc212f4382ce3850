import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Context } from '#server/platform/graphql/context.ts';
import { answerByPassthrough } from '#server/platform/graphql/jsonPassthrough.ts';
import { buildSchema } from '#server/schema.ts';
import { startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const app = await startTestApp();
const schema = buildSchema();
let dana: GraphQLPerson;
let invoiceId: string;

beforeAll(async () => {
  dana = await app.professional();
  const debtor = await withDebtor(dana, {
    name: 'O’Neil "Bay" \\ Staffing\n',
    tags: ['a,b', 'c'],
    phone: '+1 510 555 0100',
  });
  ({ id: invoiceId } = await debtor.owing(12_345));
  await debtor.pay(invoiceId, 2_345, { receivedAt: '2026-03-01T10:00:00.5Z', note: 'Paid at the door' });
  await debtor.create({ lines: [{ type: 'OTHER', description: 'Half an hour', quantity: 0.5, unitCents: 5_000 }] });
  const quotes = await withCustomer(dana, { name: 'Harbor Title', email: 'a@harbor.example' });
  await quotes.create();
  await dana.ask(
    'mutation { createService(input: { type: ROLLING, description: "Rolling", unitCents: 3500 }) { id } }',
  );
});

/** Returns the response text of a query; undefined where it is executed without passthrough. */
async function textOf(query: string, person = dana): Promise<unknown> {
  const member = app.services.accessTokens.read(person.accessToken ?? '');
  const context = new Context(app.services, member, { requestId: 'a test' });
  const answer = await answerByPassthrough(schema, parse(query), null, {}, context);
  return answer && JSON.parse(answer.text);
}

/** The same query executed without passthrough, because it has a fragment at the root. */
const executed = (query: string) => dana.ask(query.replace(/^\{(.*)\}$/s, '{ ... {$1} }'));

const passThrough = Object.values(schema.getQueryType()!.getFields()).filter(
  ({ extensions }) => extensions.passthrough,
);
const argumentsOf: Record<string, string> = {
  invoice: 'id',
  quote: 'id',
  customer: 'id',
  payment: 'id',
  payout: 'id',
  article: 'slug',
};

/** Returns all queries for a single value, with two levels of fields, without fields that need arguments. */
function selections(type: GraphQLObjectType, depth = 0): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0) return [];
    if (isLeafType(inner)) return [field.name];
    if (!isObjectType(inner) || depth === 2) return [];
    return selections(inner, depth + 1).map((below) => `${field.name} { __typename ${below} }`);
  });
}

describe('a passthrough query', () => {
  it.each(passThrough.map(({ name }) => name))('%s returns the same text as its execution', async (name) => {
    const field = passThrough.find((known) => known.name === name)!;
    const key = argumentsOf[name];
    const id = key && (await someKey(name));
    let asText = 0;
    for (const selection of selections(getNamedType(field.type) as GraphQLObjectType)) {
      const query = `{ renamed: ${name}${id ? `(${key}: "${id}")` : ''} { __typename other: __typename ${selection} } }`;
      const text = await textOf(query);
      if (text === undefined) continue;
      asText += 1;
      expect(text, query).toEqual(await executed(query));
    }
    expect(asText).toBeGreaterThan(2);
  });

  async function someKey(name: string): Promise<string> {
    if (name === 'invoice') return invoiceId;
    // The business has no payout, so both results are null.
    if (name === 'payout') return randomUUID();
    const [first] = (await dana.ask(`{ ${name}s(first: 1) { nodes { ${argumentsOf[name]} } } }`))[`${name}s`].nodes;
    return first[argumentsOf[name]!];
  }
});

const LIST = `{ invoices(sort: NEWEST, first: 1) {
  nodes { id number overdue customer { name } lines { quantity } payments { receivedAt amountCents } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
} }`;

describe('a page as text', () => {
  it('has its rows, page info and count', async () => {
    const text = (await textOf(LIST)) as Awaited<ReturnType<typeof executed>>;
    expect(text).toEqual(await executed(LIST));
    expect(text.invoices).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const next = LIST.replace('first: 1', `first: 1, after: "${text.invoices.pageInfo.endCursor}"`);
    expect(await textOf(next)).toEqual(await executed(next));
    const empty = LIST.replace('first: 1', 'first: 1, filter: { search: "nothing like it" }');
    expect(await textOf(empty)).toEqual(await executed(empty));
  });

  it('omits fields excluded by variables', async () => {
    const query = 'query ($counted: Boolean = true) { invoices { nodes { id } totalCount @include(if: $counted) } }';
    expect(Object.keys((await dana.ask(query)).invoices)).toEqual(['nodes', 'totalCount']);
    expect(Object.keys((await dana.ask(query, { counted: false })).invoices)).toEqual(['nodes']);
  });

  it('is sent unchanged over HTTP', async () => {
    expect(await dana.ask(LIST)).toEqual(await textOf(LIST));
  });
});

describe('passthrough is not used for', () => {
  it.each([
    ['a field with a resolver', '{ invoices { nodes { id actions } } }'],
    ['a directive on the query', '{ invoices @include(if: true) { nodes { id } } }'],
    ['one thing selected twice', '{ invoices { nodes { customer { id } customer { name } } } }'],
    ['rows with their cursors', '{ invoices { edges { cursor node { id } } } }'],
    ['part of a value that is stored whole', '{ customers { nodes { address { city } } } }'],
    ['a query beside one that is worked out', '{ invoices { nodes { id } } planUsage { __typename } }'],
  ])('%s', async (_what, query) => {
    expect(await textOf(query)).toBeUndefined();
    await dana.ask(query);
  });

  it('an error, in its usual form', async () => {
    const stranger = app.visitor();
    expect(await textOf(LIST, stranger)).toBeUndefined();
    await stranger.refused('UNAUTHENTICATED', LIST);
    await dana.refused('VALIDATION_FAILED', LIST.replace('first: 1', 'first: 0'));
  });

  it('another business’s invoice, which is null either way', async () => {
    const other = await app.professional('Eve Stone');
    const query = `{ invoice(id: "${invoiceId}") { id } }`;
    expect(await textOf(query, other)).toEqual({ invoice: null });
    expect(await other.ask(query)).toEqual({ invoice: null });
  });
});

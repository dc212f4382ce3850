import 'reflect-metadata';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '#server/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { CREATE_QUOTE, rolling } from '#tests/support/quotes.ts';
import { ageProofs } from '#tests/support/signIns.ts';
import { subscribe } from '#tests/support/subscriptions.ts';
import { CREATE_ROLE, colleague, withTeam } from '#tests/support/team.ts';

// A field agent sees records that they created or that are assigned to them, and no revenue: in every query, file and
// subscription.

const ACTIVITY = 'subscription { activity { id type summary customer { name } invoice { number } quote { number } } }';
const PAYMENTS = 'subscription { invoicePayment { payment { amountCents } invoice { number } } }';
const ASSIGN = (thing: string) =>
  `mutation ($id: ID!, $memberId: ID) { assign${thing}(id: $id, memberId: $memberId) { id assignedTo { id fullName } } }`;

/** Data of others: names that occur nowhere else, and amounts whose sums can be recognized. */
const SECRET = 'Sequestered';
const SECRET_CENTS = 765_432_100;
const SECRET_FIGURES = /:76543\d{4}\b|:153086\d{4}\b|7,654,3|15,308,6/;

/** Everything by which the others’ things could be told where a query finds any kind of thing. */
const NODE =
  '{ __typename id ... on Customer { name tags } ... on Invoice { number totalCents } ... on Quote { notes } ... on Payment { amountCents note } }';

const schema = buildSchema();
const queries = Object.values(schema.getQueryType()!.getFields());

let app: TestApp;
let dana: GraphQLPerson;
let agent: GraphQLPerson & { id: string };
let theirs: { customerId: string; quoteId: string; invoiceId: string; paymentId: string };
let mine: { customerId: string; quoteId: string; invoiceId: string };
let dealings: Biller;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withTeam(app);
  agent = await colleague(app, dana, { email: 'sam@example.com', fullName: 'Sam Field', role: 'FIELD_AGENT' });
  dealings = await withDebtor(dana, { name: `${SECRET} Title`, email: 'office@sequestered.example', tags: [SECRET] });
  const lines = [{ ...rolling, description: `${SECRET} work`, quantity: 1, unitCents: SECRET_CENTS }];
  const { createQuote } = await dana.ask(CREATE_QUOTE, {
    input: { customerId: dealings.customerId, lines, notes: SECRET },
  });
  const paid = await dealings.sent({ lines });
  const payment = await dealings.pay(paid.id, SECRET_CENTS, { note: SECRET });
  const owed = await dealings.sent({ lines });
  theirs = {
    customerId: dealings.customerId,
    quoteId: createQuote.id,
    invoiceId: owed.id,
    paymentId: payment.id,
  };
  const own = await withDebtor(agent, { name: 'Harbor Care', email: 'office@harbor.example' });
  const quote = await agent.ask(CREATE_QUOTE, { input: { customerId: own.customerId, lines: [rolling] } });
  const invoice = await own.sent();
  await own.pay(invoice.id, 1000);
  mine = { customerId: own.customerId, quoteId: quote.createQuote.id, invoiceId: invoice.id };
});

/** Returns all fields of a type, two levels deep. */
function selection(type: GraphQLObjectType, depth = 0): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some((arg) => isNonNullType(arg.type))) return [];
    if (isLeafType(inner)) return [field.name];
    if (!isObjectType(inner) || depth === 2) return [];
    const below = selection(inner, depth + 1);
    return below ? [`${field.name} ${below}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

/** Returns a value for a required argument: the id of another's record wherever one is named. */
function wanted(field: GraphQLField<unknown, unknown>, { name, type }: GraphQLArgument): unknown {
  const ids: Record<string, string> = {
    invoice: theirs.invoiceId,
    quote: theirs.quoteId,
    customer: theirs.customerId,
    payment: theirs.paymentId,
    payout: theirs.invoiceId,
    webhookEndpoint: theirs.invoiceId,
    testMail: theirs.invoiceId,
    node: theirs.invoiceId,
  };
  const known: Record<string, unknown> = {
    id: ids[field.name],
    ids: Object.values(theirs),
    query: SECRET,
    state: 'CA',
    code: '94611',
    slug: 'none',
    token: 'none',
    rows: [{ name: SECRET }],
    input: {
      origin: { postalCode: '94611' },
      destination: { postalCode: '94105' },
      roundTrip: true,
      centsPerMile: 72.5,
    },
  };
  const value = known[name];
  if (value === undefined) throw new Error(`${field.name}(${name}: ${type}) has no value in this test`);
  return value;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${name}: ${written(inner)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

/** Returns filters that could select others' records. */
function filtersOf(field: GraphQLField<unknown, unknown>): string[] {
  const filter = field.args.find(({ name }) => name === 'filter');
  const type = filter && getNamedType(filter.type);
  if (!isInputObjectType(type)) return [''];
  const asked: Record<string, string> = {
    customerId: theirs.customerId,
    quoteId: theirs.quoteId,
    invoiceId: theirs.invoiceId,
    search: SECRET,
    tag: SECRET,
  };
  const names = Object.values(type.getFields()).filter(
    ({ name, type: of }) => !isEnumType(getNamedType(of)) && asked[name],
  );
  return ['', ...names.map(({ name }) => `filter: { ${name}: ${JSON.stringify(asked[name])} }`)];
}

/** Yields a query with all its fields, in each way that could return others' records. */
function* questions(field: GraphQLField<unknown, unknown>): Generator<string> {
  const inner = getNamedType(field.type);
  const below = isObjectType(inner) ? selection(inner) : isInterfaceType(inner) ? NODE : '';
  const required = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${written(wanted(field, arg))}`);
  for (const filter of filtersOf(field)) {
    const args = [...required, ...(filter ? [filter] : [])].join(', ');
    yield `{ answer: ${field.name}${args ? `(${args})` : ''} ${below} }`;
  }
}

describe('a field agent', () => {
  it.each(queries.map((field) => [field.name, field] as const))(
    '%s: returns nothing of others, and no revenue',
    async (_, field) => {
      for (const question of questions(field)) {
        const { data, errors } = await agent.send(question);
        expect(errors?.map(({ extensions }) => extensions.code) ?? ['none']).toEqual([
          expect.stringMatching(/^(none|FORBIDDEN)$/),
        ]);
        const answer = JSON.stringify(data?.answer ?? null);
        expect(answer).not.toContain(SECRET);
        expect(answer).not.toContain(SECRET.toLowerCase());
        expect(answer).not.toMatch(SECRET_FIGURES);
        for (const id of Object.values(theirs)) expect(answer).not.toContain(id);
      }
    },
  );

  it.each([
    'customer',
    'customers',
    'quote',
    'quotes',
    'invoice',
    'invoices',
    'activities',
    'search',
    'today',
    'monthMoney',
  ])('the owner sees all that by %s, so that leaks would be noticed', async (name) => {
    const field = queries.find((one) => one.name === name)!;
    for (const question of questions(field)) {
      const { answer } = await dana.ask(question);
      expect(JSON.stringify(answer)).toMatch(new RegExp(`${SECRET}|${SECRET_FIGURES.source}`));
    }
  });

  it('sees their own customers, quotes and invoices with prices, and counts of them only', async () => {
    const { customers, quotes, invoices } = await agent.ask(`{
      customers { totalCount nodes { id name balanceCents } }
      quotes { totalCount nodes { id totalCents customer { name } } }
      invoices { totalCount nodes { id totalCents balanceCents payments { amountCents feeCents } earnings { netCents } } }
    }`);
    expect(customers).toEqual({
      totalCount: 1,
      nodes: [{ id: mine.customerId, name: 'Harbor Care', balanceCents: 6000 }],
    });
    expect(quotes).toEqual({
      totalCount: 1,
      nodes: [{ id: mine.quoteId, totalCents: 7000, customer: { name: 'Harbor Care' } }],
    });
    expect(invoices).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: mine.invoiceId,
          totalCents: 7000,
          balanceCents: 6000,
          payments: [{ amountCents: 1000, feeCents: null }],
          earnings: null,
        },
      ],
    });
  });

  it('sees Today’s counts of their own records, and no sums', async () => {
    const { today } = await agent.ask(
      '{ today { openCount overdueCount quotesWaitingCount hasCustomers hasPayments owedCents paidThisMonthCents } }',
    );
    expect(today).toEqual({
      openCount: 1,
      overdueCount: 0,
      quotesWaitingCount: 0,
      hasCustomers: true,
      hasPayments: true,
      owedCents: null,
      paidThisMonthCents: null,
    });
  });

  it('finds only their own records by search and in the feed', async () => {
    const { search, activities } = await agent.ask(
      '{ search(query: "harbor") { id } activities(first: 50) { nodes { type summary } totalCount } }',
    );
    expect(search.map(({ id }: { id: string }) => id).toSorted()).toEqual(Object.values(mine).toSorted());
    const types = activities.nodes.map(({ type }: { type: string }) => type);
    expect(types).toContain('payment.recorded');
    expect(types.filter((type: string) => /^(member|invitation|plan|business|service)\./.test(type))).toEqual([]);
  });

  it.each([
    ['updateCustomer', 'customer', 'mutation ($id: ID!) { updateCustomer(id: $id, input: { name: "Mine" }) { id } }'],
    ['updateQuote', 'quote', 'mutation ($id: ID!) { updateQuote(id: $id, input: { notes: "Mine" }) { id } }'],
    ['sendQuote', 'quote', 'mutation ($id: ID!) { sendQuote(id: $id) { id } }'],
    ['duplicateQuote', 'quote', 'mutation ($id: ID!) { duplicateQuote(id: $id) { id } }'],
    ['convertQuoteToInvoice', 'quote', 'mutation ($id: ID!) { convertQuoteToInvoice(id: $id) { id } }'],
    ['updateInvoice', 'invoice', 'mutation ($id: ID!) { updateInvoice(id: $id, input: { notes: "Mine" }) { id } }'],
    ['resendInvoice', 'invoice', 'mutation ($id: ID!) { resendInvoice(id: $id) { id } }'],
    ['duplicateInvoice', 'invoice', 'mutation ($id: ID!) { duplicateInvoice(id: $id) { id } }'],
    [
      'recordPayment',
      'invoice',
      'mutation ($id: ID!) { recordPayment(input: { invoiceId: $id, amountCents: 100, method: CASH }) { id } }',
    ],
    [
      'createQuote',
      'customer',
      'mutation ($id: ID!) { createQuote(input: { customerId: $id, lines: [{ type: OTHER, description: "Mine", quantity: 1, unitCents: 1 }] }) { id } }',
    ],
  ] as const)('cannot act on others’ records: %s', async (_, thing, mutation) => {
    await agent.refused('NOT_FOUND', mutation, { id: theirs[`${thing}Id`] });
  });

  it('gets only their own PDFs and exported customers', async () => {
    for (const path of [`/quotes/${theirs.quoteId}.pdf`, `/invoices/${theirs.invoiceId}.pdf`])
      expect((await agent.get(path)).status).toBe(404);
    for (const path of [`/quotes/${mine.quoteId}.pdf`, `/invoices/${mine.invoiceId}.pdf`])
      expect((await agent.get(path)).status).toBe(200);
    const csv = await (await agent.get('/export/customers.csv')).text();
    expect(csv).toContain('Harbor Care');
    expect(csv).not.toContain(SECRET);
    await ageProofs(app, 60);
    expect((await agent.get('/export/customers.csv')).status).toBe(403);
  });

  it('receives only their own records live', async () => {
    const [activity, payments] = [await subscribe(app, agent, ACTIVITY), await subscribe(app, agent, PAYMENTS)];
    await dealings.pay(theirs.invoiceId, 100);
    await dana.ask('mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', {
      input: { invoiceId: mine.invoiceId, amountCents: 500, method: 'CASH' },
    });
    expect(await activity.next()).toMatchObject({
      activity: { type: 'payment.recorded', customer: { name: 'Harbor Care' } },
    });
    expect(await payments.next()).toMatchObject({ invoicePayment: { payment: { amountCents: 500 } } });
    expect(JSON.stringify([activity.received, payments.received])).not.toContain(SECRET);
    expect(payments.received).toHaveLength(1);
  });
});

describe('a custom role with the scope own', () => {
  it('limits lists, counts, search, exports and subscriptions, whatever other permissions it has', async () => {
    const permissions = ['customers.update', 'quotes.update', 'payments.record'];
    const grants = [
      ...permissions.map((permission) => ({ permission, scope: 'own' })),
      { permission: 'reports.read', scope: 'all' },
    ];
    const { createRole } = await dana.ask(CREATE_ROLE, { input: { name: 'Collector', grants } });
    const role = { role: 'CUSTOM', roleId: createRole.id };
    const kim = await colleague(app, dana, { email: 'kim@example.com', fullName: 'Kim Oh', ...role });
    const given = await dealings.sent();
    await dana.ask(ASSIGN('Invoice'), { id: given.id, memberId: kim.id });

    const seen = await kim.ask(`{
      customers { totalCount nodes { id } } quotes { totalCount nodes { id } } invoices { totalCount nodes { id } }
      search(query: "${SECRET}") { id } none: search(query: "Harbor") { id } activities(first: 50) { nodes { summary } }
      today { openCount quotesWaitingCount }
    }`);
    expect(seen).toMatchObject({
      customers: { totalCount: 1, nodes: [{ id: theirs.customerId }] },
      quotes: { totalCount: 0, nodes: [] },
      invoices: { totalCount: 1, nodes: [{ id: given.id }] },
      none: [],
      today: { openCount: 1, quotesWaitingCount: 0 },
    });
    expect(seen.search.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [theirs.customerId, given.id].toSorted(),
    );
    expect(JSON.stringify(seen.activities)).not.toContain('Harbor');
    const csv = await (await kim.get('/export/customers.csv')).text();
    expect(csv).toContain(SECRET);
    expect(csv).not.toContain('Harbor Care');
    expect((await kim.get(`/invoices/${theirs.invoiceId}.pdf`)).status).toBe(404);

    const heard = await subscribe(app, kim, PAYMENTS);
    await dealings.pay(theirs.invoiceId, 100);
    await dealings.pay(given.id, 200);
    expect(await heard.next()).toMatchObject({ invoicePayment: { payment: { amountCents: 200 } } });
  });
});

describe('assigned work', () => {
  it('becomes an own record with its customer, invoice and payments, until it is unassigned', async () => {
    const { createCustomer } = await dana.ask(
      'mutation { createCustomer(input: { name: "Cedar Schools", email: "office@cedar.example" }) { id } }',
    );
    const { createQuote } = await dana.ask(CREATE_QUOTE, {
      input: { customerId: createCustomer.id, lines: [rolling] },
    });
    const read = 'query ($id: ID!) { quote(id: $id) { id assignedTo { id fullName } customer { id name } } }';
    expect((await agent.ask(read, { id: createQuote.id })).quote).toBeNull();
    await dana.ask(ASSIGN('Quote'), { id: createQuote.id, memberId: agent.id });
    expect((await agent.ask(read, { id: createQuote.id })).quote).toEqual({
      id: createQuote.id,
      assignedTo: { id: agent.id, fullName: 'Sam Field' },
      customer: { id: createCustomer.id, name: 'Cedar Schools' },
    });
    const told = await dana.ask('query ($id: ID!) { activities(filter: { quoteId: $id }) { nodes { type } } }', {
      id: createQuote.id,
    });
    expect(told.activities.nodes[0]).toEqual({ type: 'quote.assigned' });
    await dana.ask(ASSIGN('Quote'), { id: createQuote.id, memberId: null });
    expect((await agent.ask(read, { id: createQuote.id })).quote).toBeNull();
  });

  it('stays assigned when another member converts the quote to an invoice', async () => {
    const accepted = await agent.ask(CREATE_QUOTE, { input: { customerId: mine.customerId, lines: [rolling] } });
    const { sendQuote } = await agent.ask('mutation ($id: ID!) { sendQuote(id: $id) { portalUrl } }', {
      id: accepted.createQuote.id,
    });
    await app
      .visitor()
      .ask('mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }', {
        input: { token: sendQuote.portalUrl.split('/').at(-1), signerName: 'Robin Vale' },
      });
    const { convertQuoteToInvoice } = await dana.ask(
      'mutation ($id: ID!) { convertQuoteToInvoice(id: $id) { id assignedTo { fullName } } }',
      { id: accepted.createQuote.id },
    );
    expect(convertQuoteToInvoice.assignedTo).toEqual({ fullName: 'Sam Field' });
    const seen = await agent.ask('query ($id: ID!) { invoice(id: $id) { id } }', { id: convertQuoteToInvoice.id });
    expect(seen.invoice).toEqual({ id: convertQuoteToInvoice.id });
  });

  it('is assigned by members who may change all records, to active members', async () => {
    for (const thing of ['Customer', 'Quote', 'Invoice'] as const) {
      const id = mine[`${thing.toLowerCase()}Id` as keyof typeof mine];
      await agent.refused('FORBIDDEN', ASSIGN(thing), { id, memberId: agent.id });
      const stranger = '01900000-0000-7000-8000-000000000001';
      await dana.refused('VALIDATION_FAILED', ASSIGN(thing), { id, memberId: stranger });
      const { [`assign${thing}`]: assigned } = await dana.ask(ASSIGN(thing), { id, memberId: agent.id });
      expect(assigned.assignedTo.fullName).toBe('Sam Field');
    }
  });
});

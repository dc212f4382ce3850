import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverySorts } from '#server/features/webhooks/webhook.reads.ts';
import { cursorOf } from '#server/platform/reads/keyset.ts';
import { writeKeyHistory } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { clientOperations } from '#tests/support/clientOperations.ts';
import { writeHistory } from '#tests/support/history.ts';
import { addMember, signInAs } from '#tests/support/members.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { explain, type PlanNode, type Statement, statementsOf, stepsOf } from '#tests/support/statements.ts';
import { writeTestMails } from '#tests/support/testMode.ts';

// What is asked of a business with years behind it is answered from indexes, whatever page, order, filter or search: so
// that it takes as long with a hundred times the rows. Every query of the client and of the schema is asked here.

/** The largest page. */
const PAGE = 100;
/** What one step of a plan may go through to fill a page of 25 from rows of which few fit. */
const MOST_ROWS = 2000;
/** Who searches by a name gets what those whom it means have, sorted: of a page of customers at most. */
const MOST_SEARCHED = 1000;
/** A business is one of many. */
const OTHERS = 20;
const SETUP_TAKES_MS = 180_000;
const SIZE = { customers: 1500, invoices: 15_000, quotes: 8000 };

/** Tables whose rows a business gathers. Of the others it has one, or a page: its settings, plan, members, price list. */
const GATHERED = [
  'customers',
  'customer_balances',
  'customer_keys',
  'quotes',
  'quote_lines',
  'invoices',
  'invoice_lines',
  'payments',
  'checkouts',
  'payouts',
  'activities',
  'audit_links',
  'tallies',
  'webhook_deliveries',
  'webhook_attempts',
  'api_requests',
  'api_usage',
];

/** What a list looks up for each of its rows. */
const FOUND_BY_ID = ['customers', 'customer_balances'];

/** What is known without the database. */
const READ_NOTHING = ['CurrentApiKey', 'RateLimit', 'PlaceOfPostalCode', 'PasskeyRequestOptions', 'WebhookEventTypes'];

type Variables = Record<string, unknown>;

/** Queries that the client has no screen for yet. */
const EXTRA: Record<string, string> = {
  Me: 'query Me { me { id email } }',
  Viewer: 'query Viewer { viewer { businessId roleName businesses { id } } }',
  TagCount: 'query TagCount { customers(filter: { tag: "escrow" }, first: 5) { totalCount nodes { id } } }',
  WebhookEventTypes: 'query WebhookEventTypes { webhookEventTypes { type description } }',
  Payment: 'query Payment($id: ID!) { payment(id: $id) { id amountCents invoice { id } } }',
  Payments:
    'query Payments($first: Int, $after: String, $last: Int, $filter: PaymentFilter, $sort: TimeOrder) { payments(first: $first, after: $after, last: $last, filter: $filter, sort: $sort) { nodes { id } pageInfo { endCursor } } }',
  Payout: 'query Payout($id: ID!) { payout(id: $id) { id } }',
  CurrentApiKey: 'query CurrentApiKey { currentApiKey { id } }',
  RateLimit: 'query RateLimit { rateLimit { cost } }',
  Node: 'query Node($id: ID!) { node(id: $id) { id ... on Invoice { number } } }',
  Nodes: 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id ... on Invoice { number } ... on Customer { name } } }',
  CustomerDocuments:
    'query CustomerDocuments { customers(first: 25) { nodes { quotes(first: 5) { totalCount nodes { id } } invoices(last: 5) { nodes { id } } } } }',
  NotOverdue: 'query NotOverdue { invoices(filter: { overdue: false }) { totalCount nodes { id } } }',
};

/** Whose own is one in so many of the business's rows. What one person can do is not a hundred times as much one day: it may be sorted. */
const OWN_ONE_IN = { 'with much of it': 30, 'with hardly any': 5000 };
/** What is answered with rows that are somebody's own. */
const OF_OWN = [
  'Activities',
  'CustomerInvoices',
  'CustomerPage',
  'CustomerQuotes',
  'Customers',
  'InvoicePage',
  'Invoices',
  'OpenInvoices',
  'PickCustomers',
  'QuotePage',
  'Quotes',
  'Search',
  'Today',
];

let app: TestApp;
let dana: GraphQLPerson;
let agents: Record<string, GraphQLPerson>;
let client: pg.Client;
let keyId: string;
let testMailId: string;
let cases: Record<string, Variables[]>;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  await hearOfPlan(app, dana, { tier: 'PREMIUM', interval: 'YEAR' });
  const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
  await writeHistory(app.databaseUrl, businessId, SIZE);
  for (let others = 0; others < OTHERS; others += 1)
    await writeHistory(app.databaseUrl, await addBusiness(app), { customers: 150, invoices: 600, quotes: 400 });
  await writeWebhooks(app, businessId);
  client = new pg.Client({
    connectionString: app.databaseUrl,
    options: '-c random_page_cost=1.1',
  });
  await client.connect();
  keyId = await writeKeyHistory(client, businessId);
  testMailId = await writeTestMails(client, businessId);
  agents = {};
  for (const [workload, oneIn] of Object.entries(OWN_ONE_IN)) agents[workload] = await addAgent(businessId, oneIn);
  await client.query('vacuum analyze');
  cases = await casesOf(businessId);
}, SETUP_TAKES_MS);
afterAll(() => client?.end());

/** Somebody who was given one in so many of the business's rows. */
async function addAgent(businessId: string, oneIn: number): Promise<GraphQLPerson> {
  const agent = await addMember(app, businessId, 'FIELD_AGENT');
  await client.query('begin');
  // No sum depends on whose something is: worked out again for each row they would take most of the time.
  await client.query('set local session_replication_role = replica');
  for (const table of ['customers', 'quotes', 'invoices'])
    await client.query(
      `update ${table} t set assigned_to = $1
       from (select id, row_number() over (order by id) as place from ${table} where business_id = $2) known
       where t.business_id = $2 and t.id = known.id and place % $3 = $3 - 1`,
      [agent.userId, businessId, oneIn],
    );
  await client.query('commit');
  return signInAs(app, agent);
}

/** One that nobody signs in to. */
async function addBusiness({ services }: TestApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into businesses (id, name, time_zone, trial_ends_at, created_at, updated_at)
    values (gen_random_uuid(), 'Another', 'America/New_York', now(), now(), now()) returning id
  `.execute(services.database.em.getKysely());
  return rows[0]!.id;
}

/** An endpoint that was told of all that happened, each in two tries; one in a hundred failed. */
async function writeWebhooks({ services }: TestApp, businessId: string): Promise<void> {
  const database = services.database.em.getKysely();
  await sql`
    with endpoint as (
      insert into webhook_endpoints (business_id, id, url, event_types, sealed_secret, created_at, updated_at)
      values (${businessId}, gen_random_uuid(), 'https://hooks.example.com', '{invoice.paid}', '', now(), now()) returning *),
    told as (
      insert into webhook_deliveries (business_id, id, endpoint_id, message_id, event_type, body, status, created_at, begun_at, finished_at)
      select a.business_id, gen_random_uuid(), e.id, a.id, a.type, '{}',
        case when row_number() over () % 100 = 0 then 'FAILED' else 'SUCCEEDED' end, a.occurred_at, a.occurred_at, now()
      from activities a join endpoint e using (business_id) limit 10000 returning *)
    insert into webhook_attempts (business_id, id, delivery_id, attempted_at, duration_ms, status_code)
    select business_id, gen_random_uuid(), id, created_at + make_interval(secs => try), 120, 500 from told, generate_series(1, 2) as try
  `.execute(database);
}

/** The variables with which each query is asked; without an entry it is asked once, with none. */
async function casesOf(businessId: string): Promise<Record<string, Variables[]>> {
  const one = async (text: string) => (await client.query(text, [businessId])).rows[0];
  const {
    id: invoiceId,
    portal_token: invoiceToken,
    customer_id: customerId,
  } = await one('select * from invoices where business_id = $1 and serial = 7000');
  const { id: quoteId, portal_token: quoteToken } = await one(
    'select * from quotes where business_id = $1 and serial = 4000',
  );
  const { name } = await one(`select name from customers where business_id = $1 and id = '${customerId}'`);
  const { slug } = await one('select slug from articles where published limit 1 offset 0 * length($1::uuid::text)');
  const { id: endpointId } = await one('select id from webhook_endpoints where business_id = $1');
  const { created_at: toldAt, id: toldId } = await one(
    'select created_at::text, id from webhook_deliveries where business_id = $1 order by created_at offset 5000 limit 1',
  );
  const { id: paymentId } = await one('select id from payments where business_id = $1 limit 1');
  const { user_id: actorId } = await one('select user_id from memberships where business_id = $1');
  const first = 25;
  const searches = [name, `${name.slice(0, 2)}${name.slice(3)}`, 'Harbor', 'un', '4217', 'INV-4217', 'nobody at all'];
  const listed = (sorts: string[], filters: Variables[]) => [
    ...sorts.flatMap((sort) => [
      { sort, first, after: 'middle' },
      ...filters.map((filter) => ({ sort, first, filter, counted: !filter.search })),
    ]),
    ...searches.map((search) => ({ first, filter: { search }, counted: false })),
  ];
  const open = ['SENT', 'VIEWED', 'PARTIAL'];
  return {
    AccountLink: [{ token: 'none' }],
    InvitationOffer: [{ token: 'none' }],
    CustomerMatches: [{ rows: [{ name, email: 'nobody@example.com', phone: '510 555 0100' }] }],
    Search: searches.map((query) => ({ query })),
    Activities: [
      { first },
      { first, after: 'middle' },
      { first, filter: { customerId } },
      { first, filter: { invoiceId } },
      { first, filter: { quoteId } },
    ],
    AuditLog: [
      { first },
      { first, after: 'middle' },
      ...[
        { actorId },
        { actorId: '01900000-0000-7000-8000-000000000001' },
        { actorKind: 'CUSTOMER' },
        { actorKind: 'STAFF' },
        { thing: 'INVOICE' },
        { thing: 'ACCOUNT' },
        { thing: 'PAYOUT' },
        { actorId, thing: 'INVOICE' },
        { from: '2020-01-01', to: '2020-12-31' },
        { from: new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10) },
        { to: new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10) },
        { customerId },
        { invoiceId },
        { quoteId },
        ...searches.map((search) => ({ search })),
        ...['viewed', 'Dana', 'signed up'].map((search) => ({ search })),
      ].map((filter) => ({ first, filter })),
    ],
    Invoices: listed(
      ['NEWEST', 'DUE_DATE', 'BALANCE'],
      [
        {},
        { status: open },
        { overdue: true },
        { status: ['PAID'] },
        { status: ['DRAFT'] },
        { status: ['WRITTEN_OFF'] },
        { status: ['REFUNDED'] },
      ],
    ),
    InvoicePage: [{ id: invoiceId }],
    InvoiceForEdit: [{ id: invoiceId }],
    Quotes: listed(
      ['NEWEST', 'UPDATED', 'TOTAL'],
      [{}, { status: ['SENT'] }, { status: ['CONVERTED'] }, { status: ['VOID'] }, { customerId }],
    ),
    QuotePage: [{ id: quoteId }],
    QuoteForEdit: [{ id: quoteId }],
    CustomerPlace: [{ id: customerId }],
    EstimateTravel: [
      {
        input: {
          origin: { postalCode: '94611' },
          destination: { postalCode: '94105' },
          roundTrip: true,
          centsPerMile: 72.5,
        },
      },
    ],
    PlaceOfPostalCode: [{ code: '94611' }],
    PickCustomers: [{}, ...searches.map((search) => ({ filter: { search } }))],
    PickedCustomer: [{ id: customerId }],
    ArticleList: [{}, { search: 'fingerprint' }],
    ArticlePage: [{ slug }],
    Customers: listed(['NAME', 'NEWEST'], [{}, { kind: 'AGENCY' }, { archived: true }]),
    CustomerPage: [{ id: customerId }],
    CustomerForEdit: [{ id: customerId }],
    CustomerQuotes: [{ filter: { customerId }, first }],
    CustomerInvoices: [{ filter: { customerId }, first }],
    TravelRules: [{ state: 'NC' }],
    MonthMoney: [{}, { month: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 7) }],
    OpenInvoices: [{}, ...searches.map((search) => ({ search }))],
    Payouts: [{ first }, { first, after: 'middle' }],
    PortalQuote: [{ token: quoteToken }],
    PortalInvoice: [{ token: invoiceToken }],
    TeamInvitation: [{ token: 'none' }],
    WebhookEndpoint: [{ id: endpointId }],
    WebhookDeliveries: [
      { id: endpointId, first },
      { id: endpointId, first, after: cursorOf(deliverySorts.NEWEST, toldAt, toldId) },
      { id: endpointId, first, sort: 'OLDEST', after: cursorOf(deliverySorts.OLDEST, toldAt, toldId) },
      { id: endpointId, first, filter: { status: 'FAILED' } },
    ],
    TestMails: [{ first }, { first, after: 'middle' }],
    TestMail: [{ id: testMailId }],
    ApiUsage: [{}, { keyId }],
    ApiRequests: [
      { first },
      { first, after: 'middle' },
      ...[{ keyId }, { failed: true }, { failed: false }, { keyId, failed: true }].map((filter) => ({ first, filter })),
    ],
    Payment: [{ id: paymentId }],
    Payments: [
      { first },
      { first, after: 'middle' },
      { first, sort: 'OLDEST' },
      { last: first },
      { first, filter: { customerId } },
      { first, filter: { invoiceId } },
    ],
    Payout: [{ id: paymentId }],
    Node: [{ id: invoiceId }],
    Nodes: [{ ids: [invoiceId, customerId, quoteId, paymentId] }],
  };
}

const documents = new Map<string, string>([
  ...[...clientOperations().values()]
    .filter(({ kind }) => kind === 'query')
    .map(({ name, text }) => [name, text] as const),
  ...Object.entries(EXTRA),
]);

it('every query of the client and of the schema is asked here', () => {
  expect(Object.keys(cases).filter((name) => !documents.has(name))).toEqual([]);
  const needVariables = [...documents].filter(([, text]) => requiresVariables(text)).map(([name]) => name);
  expect(needVariables.filter((name) => !cases[name])).toEqual([]);
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const asked = [...documents.values()].flatMap(rootFields);
  expect(new Set(asked)).toEqual(new Set([...Object.keys(schema.getQueryType()!.getFields()), 'articleCategories']));
});

/** Asks this, and tells what is wrong with how each statement is carried out. Answers them. */
async function expectIndexed(
  person: GraphQLPerson,
  name: string,
  variables: Variables,
  mostSorted = PAGE,
): Promise<Statement[]> {
  const asked = await withCursor(person, name, variables);
  const reads = (await statementsOf(() => person.ask(documents.get(name)!, asked))).filter(isRead);
  for (const statement of reads)
    expect(
      await faultsOf(statement, isSearch(asked) ? MOST_SEARCHED : mostSorted),
      `${name} ${JSON.stringify(asked)}: ${statement.text}`,
    ).toEqual([]);
  return reads;
}

describe('is answered from indexes', () => {
  it.each([...documents.keys()])('%s', async (name) => {
    for (const variables of cases[name] ?? [{}]) {
      const texts = async () => (await expectIndexed(dana, name, variables)).map(({ text }) => text);
      // A job may read in that very moment.
      if (READ_NOTHING.includes(name)) await expect.poll(texts).toEqual([]);
      else expect(await texts(), `${name} reads from the database`).not.toEqual([]);
    }
  });

  describe.each(Object.entries(OWN_ONE_IN))('to somebody who sees their own alone, %s', (workload) => {
    it.each(OF_OWN)('%s', async (name) => {
      for (const variables of cases[name] ?? [{}]) await expectIndexed(agents[workload]!, name, variables, MOST_ROWS);
    });
  });

  it('or it would be noticed', async () => {
    const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
    const mine = (rest: string): Statement => ({
      text: `select id from invoices where business_id = $1 ${rest}`,
      values: [businessId],
    });
    expect(await faultsOf(mine('order by created_at desc, id desc limit 25'))).toEqual([]);
    expect(await faultsOf(mine('and serial < 500 order by notes limit 25'))).toContain('sorts 499 rows');
    expect((await faultsOf(mine("and notes like '%none%'"))).join()).toContain('goes through');
    expect(await faultsOf({ text: 'select note from payments', values: [] })).toContain('reads all of payments');
    expect((await faultsOf(mine('and due_date < local_date(business_id) limit 25'))).join()).toContain(
      'what day it is',
    );
    // As the hash is no index for a range, however narrow.
    const byTree = `and exists (select 1 from customers c where c.business_id = invoices.business_id
      and c.id between invoices.customer_id and invoices.customer_id and c.notes is null) limit 25`;
    expect((await faultsOf(mine(byTree))).join()).toContain('descends to customers');
  });
});

const plansOf = ({ isPrepared }: Statement) =>
  isPrepared ? (['force_custom_plan', 'force_generic_plan'] as const) : (['force_custom_plan'] as const);

/** What is wrong with how a statement is carried out, planned for its values or for any. */
async function faultsOf(statement: Statement, mostSorted = PAGE): Promise<string[]> {
  const faults = new Set<string>();
  for (const mode of plansOf(statement))
    for (const step of stepsOf(await explain(client, statement, mode)))
      for (const fault of faultsOfStep(step, mostSorted)) faults.add(fault);
  return [...faults];
}

/** A step that goes through more, the more there is. */
function faultsOfStep(step: PlanNode, mostSorted: number): string[] {
  const name = step['Node Type'];
  const table = step['Relation Name'];
  const rows = (node: PlanNode, removed = 0) => (node['Actual Rows'] + removed) * node['Actual Loops'];
  const through = rows(step, (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0));
  const sorted = name.endsWith('Sort') ? (step.Plans ?? []).reduce((sum, below) => sum + rows(below), 0) : 0;
  const faults: string[] = [];
  if (comparesAllIds(step)) faults.push(`compares all ids of ${step['Index Name']} (${name})`);
  if (descendsByRow(step)) faults.push(`descends to ${table} for each row (${step['Index Name']})`);
  if (asksDayByRow(step)) faults.push(`asks what day it is for each row of ${table ?? 'a step'} (${name})`);
  if (table && name === 'Seq Scan' && GATHERED.includes(table)) faults.push(`reads all of ${table}`);
  if (table && through > MOST_ROWS) faults.push(`goes through ${through} rows of ${table} (${name})`);
  if (sorted > mostSorted) faults.push(`sorts ${sorted} rows`);
  return faults;
}

/** Ids that are looked for in an index that is ordered by something else: what it leads to is counted, what was compared is not. */
const comparesAllIds = (step: PlanNode) =>
  /\bid = ANY/.test(step['Index Cond'] ?? '') && !step['Index Name']?.endsWith('_pkey');

/** Looked up row by row, though a hash leads there in half the time. Where nothing but the id is wanted, the tree has it. */
const descendsByRow = (step: PlanNode) =>
  FOUND_BY_ID.includes(step['Relation Name']!) &&
  step['Node Type'] === 'Index Scan' &&
  step['Actual Loops'] > 1 &&
  step['Index Name']!.endsWith('_pkey');

/** A statement within a statement, for each row: of a business's day a single one is enough. What is asked once has no column to it. */
const asksDayByRow = ({ Output = [], Filter = '' }: PlanNode) =>
  [...Output, Filter].some((expression) => /\blocal_date\(\w+\.\w+\)/.test(expression));

/** `after: 'middle'` stands for a cursor in the midst of the list: that of the last row of some pages. */
async function withCursor(person: GraphQLPerson, name: string, variables: Variables): Promise<Variables> {
  if (variables.after !== 'middle') return variables;
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const answer = await person.ask(documents.get(name)!, { ...variables, first: PAGE, after });
    const [connection] = Object.values(answer) as { pageInfo: { endCursor: string } }[];
    after = connection!.pageInfo.endCursor;
  }
  return { ...variables, after };
}

const isSearch = ({ search, query, filter }: Variables) => Boolean(search ?? query ?? (filter as Variables)?.search);

const isRead = ({ text }: Statement) =>
  /^\s*(select|with)\b/i.test(text) &&
  !/set_config|graphile_worker|stripe_sandbox|pg_notify|insert into|update |delete from/i.test(text);

const operationOf = (text: string) =>
  parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;

const requiresVariables = (text: string) =>
  operationOf(text).variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function rootFields(text: string): string[] {
  const { definitions } = parse(text);
  const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      const isMeant = (known: DefinitionNode): known is FragmentDefinitionNode =>
        known.kind === Kind.FRAGMENT_DEFINITION && known.name.value === node.name.value;
      return fieldsOf(definitions.find(isMeant)!.selectionSet);
    });
  return fieldsOf(operationOf(text).selectionSet);
}

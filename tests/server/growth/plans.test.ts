import { readFileSync } from 'node:fs';
import { buildSchema, type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { clientOperations } from '#tests/support/clientOperations.ts';
import { writeHistory } from '#tests/support/history.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { explain, type PlanNode, type Statement, statementsOf, stepsOf } from '#tests/support/statements.ts';

// What is asked of a business with years behind it is answered from indexes, whatever page, order, filter or search: so
// that it takes as long with a hundred times the rows. Every query of the client and of the schema is asked here.

/** The largest page. */
const PAGE = 100;
/** What one step of a plan may go through to fill a page of 25 from rows of which few fit. */
const MOST_ROWS = 2000;
const SIZE = { customers: 1500, invoices: 15_000, quotes: 8000 };

/** Tables whose rows a business gathers. Of the others it has one, or a page: its settings, plan, members, price list. */
const GATHERED = [
  'customers',
  'quotes',
  'quote_lines',
  'invoices',
  'invoice_lines',
  'payments',
  'checkouts',
  'payouts',
  'activities',
  'tallies',
];

type Variables = Record<string, unknown>;

/** Queries that the client has no screen for yet. */
const EXTRA: Record<string, string> = {
  Me: 'query Me { me { id email } }',
  TagCount: 'query TagCount { customers(filter: { tag: "escrow" }, first: 5) { totalCount nodes { id } } }',
  NotOverdue: 'query NotOverdue { invoices(filter: { overdue: false }) { totalCount nodes { id } } }',
};

let app: TestApp;
let dana: GraphQLPerson;
let client: pg.Client;
let cases: Record<string, Variables[]>;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  await hearOfPlan(app, dana, { tier: 'PREMIUM', interval: 'YEAR' });
  const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
  await writeHistory(app.databaseUrl, businessId, SIZE);
  for (const name of ['Others', 'More', 'Still more']) {
    const other = app.services.accessTokens.read((await app.professional(name)).accessToken ?? '')!;
    await writeHistory(app.databaseUrl, other.businessId, { customers: 60, invoices: 400, quotes: 300 });
  }
  client = new pg.Client({
    connectionString: app.databaseUrl,
    options: '-c pg_trgm.word_similarity_threshold=0.45 -c random_page_cost=1.1',
  });
  await client.connect();
  await client.query('vacuum analyze');
  cases = await casesOf(businessId);
});
afterAll(() => client?.end());

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
    ShellBusiness: [{}],
    NewestActivities: [{}],
    Search: searches.map((query) => ({ query })),
    SubscriptionStatus: [{}],
    PlanOverview: [{}],
    Activities: [
      { first },
      { first, after: 'middle' },
      { first, filter: { customerId } },
      { first, filter: { invoiceId } },
      { first, filter: { quoteId } },
    ],
    PriceList: [{}],
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
    Invoice: [{ id: invoiceId }],
    InvoiceForEdit: [{ id: invoiceId }],
    Quotes: listed(
      ['NEWEST', 'UPDATED', 'TOTAL'],
      [{}, { status: ['SENT'] }, { status: ['CONVERTED'] }, { status: ['VOID'] }, { customerId }],
    ),
    Quote: [{ id: quoteId }],
    QuoteForEdit: [{ id: quoteId }],
    QuoteSettings: [{}],
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
    OnlinePayments: [{}],
    PaymentChoices: [{}],
    Payee: [{}],
    DocumentSettings: [{}],
    NotarialFeeCaps: [{ state: 'CA' }],
    PickCustomers: [{}, ...searches.map((search) => ({ filter: { search } }))],
    PickedCustomer: [{ id: customerId }],
    ArticleList: [{}, { search: 'fingerprint' }],
    ArticlePage: [{ slug }],
    Customers: listed(['NAME', 'NEWEST'], [{}, { kind: 'AGENCY' }, { archived: true }]),
    Customer: [{ id: customerId }],
    CustomerQuotes: [{ filter: { customerId }, first }],
    CustomerInvoices: [{ filter: { customerId }, first }],
    Settings: [{}],
    MileageRate: [{}],
    TravelRules: [{ state: 'NC' }],
    FeaturedNews: [{}],
    MonthMoney: [{}, { month: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 7) }],
    Today: [{}],
    OpenInvoices: [{}, ...searches.map((search) => ({ search }))],
    Payouts: [{ first }, { first, after: 'middle' }],
    PortalQuote: [{ token: quoteToken }],
    PortalInvoice: [{ token: invoiceToken }],
    Me: [{}],
    TagCount: [{}],
    NotOverdue: [{}],
  };
}

const documents = new Map<string, string>([
  ...[...clientOperations().values()]
    .filter(({ kind }) => kind === 'query')
    .map(({ name, text }) => [name, text] as const),
  ...Object.entries(EXTRA),
]);

it('every query of the client and of the schema is asked here', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...documents.keys()].toSorted());
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const asked = [...documents.values()].flatMap(rootFields);
  expect(new Set(asked)).toEqual(new Set([...Object.keys(schema.getQueryType()!.getFields()), 'articleCategories']));
});

describe('is answered from indexes', () => {
  it.each([...documents.keys()])('%s', async (name) => {
    for (const variables of cases[name] ?? []) {
      const asked = await asked_(name, variables);
      const statements = await statementsOf(() => dana.ask(documents.get(name)!, asked));
      const reads = statements.filter(isRead);
      for (const statement of reads)
        for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
          const plan = await explain(client, statement, mode);
          const faults = stepsOf(plan).flatMap(faultsOf);
          expect(faults, `${name} ${JSON.stringify(asked)}, ${mode}: ${statement.text}`).toEqual([]);
        }
    }
  });
});

/** `after: 'middle'` stands for a cursor in the midst of the list: that of the last row of some pages. */
async function asked_(name: string, variables: Variables): Promise<Variables> {
  if (variables.after !== 'middle') return variables;
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const answer = await dana.ask(documents.get(name)!, { ...variables, first: PAGE, after });
    const [connection] = Object.values(answer) as { pageInfo: { endCursor: string } }[];
    after = connection!.pageInfo.endCursor;
  }
  return { ...variables, after };
}

/** A step that goes through more, the more there is. */
function faultsOf(step: PlanNode): string[] {
  const name = step['Node Type'];
  const table = step['Relation Name'] ?? '';
  const through =
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)) *
    step['Actual Loops'];
  const sorted = name.endsWith('Sort')
    ? (step.Plans ?? []).reduce((rows, below) => rows + below['Actual Rows'] * below['Actual Loops'], 0)
    : 0;
  return [
    name === 'Seq Scan' && GATHERED.includes(table) && `reads all of ${table}`,
    sorted > PAGE && `sorts ${sorted} rows`,
    table && through > MOST_ROWS && `goes through ${through} rows of ${table} (${name})`,
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
}

const isRead = ({ text }: Statement) =>
  /^\s*(select|with)\b/i.test(text) && !/graphile_worker|pg_notify|insert into|update |delete from/i.test(text);

function rootFields(text: string): string[] {
  const operation = parse(text).definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  return operation.selectionSet.selections.map((node) => (node as FieldNode).name.value);
}

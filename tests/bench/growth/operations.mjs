import { customerSorts } from '../../../server/features/customers/customer.sorts.ts';
import { invoiceSorts } from '../../../server/features/invoices/invoice.sorts.ts';
import { quoteSorts } from '../../../server/features/quotes/quote.sorts.ts';
import { cursorOf } from '../../../server/platform/reads/keyset.ts';
import { clientOperations } from '../../support/clientOperations.ts';
import { quote } from './history.mjs';

/** A screen's first page. */
const FIRST = 25;
const OPEN = ['SENT', 'VIEWED', 'PARTIAL'];
const payoutsNewestFirst = { name: 'NEWEST', sql: 't.initiated_at', type: 'timestamptz', direction: 'desc' };
const activitiesNewestFirst = { name: 'NEWEST', sql: 't.id', type: 'uuid', direction: 'desc' };

/**
 * What is asked of a business, each as the client asks it. Where the thing asked for matters (a name, a number, a month),
 * there are several, taken evenly from the whole history; pages "deep" begin in the middle of the order.
 */
export async function operationsOf(database, trade) {
  const documents = clientOperations();
  const asked = [];
  const add = (name, operation, ...variables) => {
    const document = documents.get(operation);
    if (!document) throw new Error(`The client asks no ${operation} any more`);
    asked.push({ name, asks: variables.map((each) => ({ query: document.text, variables: each })) });
  };
  const middle = (table, sort) => middleOf(database, table, trade.id, sort);

  for (const [sort, order] of Object.entries(invoiceSorts)) {
    add(`invoices by ${sort}`, 'Invoices', { sort, first: FIRST });
    add(`invoices by ${sort}, deep`, 'Invoices', { sort, first: FIRST, after: await middle('invoices', order) });
  }
  add('open invoices', 'Invoices', { sort: 'NEWEST', first: FIRST, filter: { status: OPEN } });
  add('open invoices, due first', 'Invoices', { sort: 'DUE_DATE', first: FIRST, filter: { status: OPEN } });
  add('overdue invoices', 'Invoices', { sort: 'NEWEST', first: FIRST, filter: { overdue: true } });
  add('paid invoices', 'Invoices', { sort: 'NEWEST', first: FIRST, filter: { status: ['PAID'] } });
  add('void invoices (none)', 'Invoices', { sort: 'DUE_DATE', first: FIRST, filter: { status: ['VOID'] } });
  const some = spread(trade.invoiceCount, 10);
  const searched = (search) => ({ sort: 'NEWEST', first: FIRST, filter: { search }, counted: false });
  const names = await namesOf(database, trade.id, 10);
  add('invoices searched by number', 'Invoices', ...some.map((n) => searched(`INV-${String(n + 1).padStart(4, '0')}`)));
  add('invoices searched by name', 'Invoices', ...names.map(searched));
  add('invoices searched by a common word', 'Invoices', searched('harbor'), searched('summit'));
  add('invoices to pay', 'OpenInvoices', {});
  add('an invoice', 'InvoicePage', ...some.map((n) => ({ id: trade.invoice(n).id })));

  for (const [sort, order] of Object.entries(quoteSorts)) {
    add(`quotes by ${sort}`, 'Quotes', { sort, first: FIRST });
    add(`quotes by ${sort}, deep`, 'Quotes', { sort, first: FIRST, after: await middle('quotes', order) });
  }
  add('quotes that wait', 'Quotes', { sort: 'NEWEST', first: FIRST, filter: { status: ['SENT'] } });
  add('quotes searched by name', 'Quotes', ...names.map(searched));
  add('a quote', 'QuotePage', ...some.map((n) => ({ id: quote(trade, Math.floor(n * 0.6)).id })));

  for (const [sort, order] of Object.entries(customerSorts)) {
    add(`customers by ${sort}`, 'Customers', { sort, first: FIRST });
    add(`customers by ${sort}, deep`, 'Customers', { sort, first: FIRST, after: await middle('customers', order) });
  }
  add('agencies among customers', 'Customers', { sort: 'NAME', first: FIRST, filter: { kind: 'AGENCY' } });
  add('customers searched by name', 'Customers', ...names.map((name) => ({ ...searched(name), sort: 'NAME' })));
  add(
    'customers searched, misspelt',
    'Customers',
    ...names.map((name) => ({ ...searched(misspelt(name)), sort: 'NAME' })),
  );
  add('customers searched by a common word', 'Customers', { ...searched('harbor'), sort: 'NAME' });
  add('customers to pick, three letters', 'PickCustomers', { filter: { search: 'uni' } });
  const ids = spread(trade.customerIds.length, 10).map((n) => trade.customerIds[n]);
  add('a customer', 'CustomerPage', ...ids.map((id) => ({ id })));
  add("a customer's invoices", 'CustomerInvoices', ...ids.map((customerId) => ({ filter: { customerId }, first: 10 })));
  add("a customer's quotes", 'CustomerQuotes', ...ids.map((customerId) => ({ filter: { customerId }, first: 10 })));
  add("a customer's activities", 'Activities', ...ids.map((customerId) => ({ filter: { customerId }, first: FIRST })));
  add('activities, deep', 'Activities', { first: FIRST, after: await middle('activities', activitiesNewestFirst) });

  add('search by number', 'Search', ...some.map((n) => ({ query: `INV-${String(n + 1).padStart(4, '0')}` })));
  add('search by name', 'Search', ...names.map((query) => ({ query })));
  add('search by a common word', 'Search', { query: 'harbor' });
  add('Today', 'Today', {});
  add("this month's money", 'MonthMoney', {});
  add("other months' money", 'MonthMoney', ...[3, 9, 15].map((months) => ({ month: monthAgo(months) })));
  add('payouts', 'Payouts', { first: FIRST });
  add('payouts, deep', 'Payouts', { first: FIRST, after: await middle('payouts', payoutsNewestFirst) });
  add('the plan and its use', 'PlanOverview', {});
  return asked;
}

/** So many of a count, evenly. */
const spread = (count, wanted) => Array.from({ length: wanted }, (_, n) => Math.floor(((n + 0.5) * count) / wanted));

const misspelt = (name) => `${name.slice(0, 2)}${name.slice(3)}`;

async function middleOf(database, table, businessId, sort) {
  const { rows } = await database.query(
    `select (${sort.sql})::text as key, t.id from ${table} t where t.business_id = $1 order by ${sort.sql} ${sort.direction}, t.id ${sort.direction}
      offset (select count(*) / 2 from ${table} where business_id = $1) limit 1`,
    [businessId],
  );
  return cursorOf(sort, rows[0].key, rows[0].id);
}

/** Evenly, and each some further than that: names come in tens, and of each ten that are as far apart all have the same words. */
async function namesOf(database, businessId, wanted) {
  const { rows } = await database.query('select name from customers where business_id = $1 order by id', [businessId]);
  return spread(rows.length, wanted).map((place, n) => rows[(place + n * 11) % rows.length].name);
}

function monthAgo(months) {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 7);
}

/** Additional columns that save a lookup of ids: column name and SQL. */
type Beside = Record<string, string>;

/** A table of the business's data, exported as one CSV and one JSON file. */
export interface Dataset {
  /** Base name of its files. */
  name: string;
  table: string;
  orderBy: string;
  /** Columns to leave out, in addition to LEFT_OUT_EVERYWHERE. */
  without?: readonly string[];
  beside?: Beside;
}

/**
 * Columns without use in a file: the tenant id, search columns, and link tokens that would grant access to anyone who
 * has the file.
 */
export const LEFT_OUT_EVERYWHERE: readonly string[] = ['business_id', 'search_text', 'search_words', 'portal_token'];

const customerName = '(select c.name from customers c where c.business_id = t.business_id and c.id = t.customer_id)';
const quoteNumber = '(select q.number from quotes q where q.business_id = t.business_id and q.id = t.quote_id)';
const invoiceNumber = '(select i.number from invoices i where i.business_id = t.business_id and i.id = t.invoice_id)';
const nameOfUser = (id: string) => `(select u.full_name from users u where u.id = ${id})`;

const nameOfKey = (id: string) =>
  `(select k.name from api_keys k where k.business_id = t.business_id and k.id = ${id})`;

/**
 * Every exported table. A test requires that each new table of business data is listed here or in LEFT_OUT with a
 * reason.
 */
export const DATASETS: readonly Dataset[] = [
  { name: 'business', table: 'businesses', orderBy: 'id' },
  {
    name: 'team',
    table: 'memberships',
    orderBy: 'created_at, id',
    beside: { name: nameOfUser('t.user_id'), email: '(select u.email from users u where u.id = t.user_id)' },
  },
  { name: 'roles', table: 'roles', orderBy: 'lower(name), id' },
  { name: 'team_invitations', table: 'team_invitations', orderBy: 'created_at, id', without: ['token_hash'] },
  { name: 'plan', table: 'subscriptions', orderBy: 'business_id' },
  { name: 'customers', table: 'customers', orderBy: 'lower(name), id' },
  { name: 'price_list', table: 'services', orderBy: 'position, id' },
  { name: 'quotes', table: 'quotes', orderBy: 'created_at, id', beside: { customer_name: customerName } },
  { name: 'quote_lines', table: 'quote_lines', orderBy: 'quote_id, position', beside: { quote_number: quoteNumber } },
  { name: 'invoices', table: 'invoices', orderBy: 'created_at, id', beside: { customer_name: customerName } },
  {
    name: 'invoice_lines',
    table: 'invoice_lines',
    orderBy: 'invoice_id, position',
    beside: { invoice_number: invoiceNumber },
  },
  {
    name: 'payments',
    table: 'payments',
    orderBy: 'received_at, id',
    without: ['report_number'],
    beside: { invoice_number: invoiceNumber, recorded_by_name: nameOfUser('t.recorded_by') },
  },
  { name: 'checkouts', table: 'checkouts', orderBy: 'created_at, id' },
  { name: 'payouts', table: 'payouts', orderBy: 'initiated_at, id' },
  { name: 'payment_account', table: 'stripe_accounts', orderBy: 'business_id' },
  {
    name: 'activities',
    table: 'activities',
    orderBy: 'id',
    beside: { actor_name: `coalesce(${nameOfUser('t.actor_id')}, 'API key ' || ${nameOfKey('t.actor_id')})` },
  },
  { name: 'audit_chain', table: 'audit_links', orderBy: 'number' },
  { name: 'mails', table: 'mail_deliveries', orderBy: 'created_at, id', without: ['job_id'] },
  {
    name: 'webhook_endpoints',
    table: 'webhook_endpoints',
    orderBy: 'created_at, id',
    without: ['sealed_secret', 'sealed_previous_secret', 'previous_secret_until'],
  },
  {
    name: 'api_keys',
    table: 'api_keys',
    orderBy: 'created_at, id',
    beside: { created_by_name: nameOfUser('t.created_by') },
  },
  { name: 'api_usage', table: 'api_usage', orderBy: 'day, key_id', beside: { key_name: nameOfKey('t.key_id') } },
  { name: 'files', table: 'files', orderBy: 'created_at, id', without: ['bytes'] },
];

/** Tables of business data that are not exported, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  counters: 'the next numbers follow from the documents',
  released_numbers: 'the next numbers follow from the documents',
  idempotency_keys: 'keys of requests, not data',
  audit_heads: 'the last of the audit chain',
  sessions: 'sign-ins of people, who see their own',
  billing_customers: "the processor's name for the business",
  plan_checkouts: 'ways to a page that is closed',
  stripe_attempts: 'how often the processor refused, not data',
  business_closures: 'gone with the business, or with its opening again',
  customer_balances: 'sums of the documents, which are there',
  customer_imports: 'what undoing an import goes by',
  customer_import_rows: 'what undoing an import goes by',
  customer_keys: 'by what customers are searched, which are there',
  tallies: 'sums of the documents, which are there',
  tally_cells: 'sums of the documents, which are there',
  tally_changes: 'empty but for the moment of a change',
  sandbox_mails: 'mails of test data, of which the newest 500 are kept for people to look at',
  webhook_deliveries: 'gone after thirty days; what they told of is among the activities',
  webhook_attempts: 'gone after thirty days; what they told of is among the activities',
  api_key_secrets: 'what keys are known by, which opens nothing and is shown to nobody',
  api_requests: 'a log of some days, for finding faults while they are fresh',
  data_exports: 'the export itself',
  data_export_files: 'the export itself',
  data_export_chunks: 'the export itself',
};

import { randomToken } from '#server/platform/auth/tokens.ts';
import type { TestApp } from '../app.ts';
import { addMember } from '../members.ts';
import { checkoutPage, connectPayments, depositPage } from '../onlinePayments.ts';
import type { GraphQLPerson } from '../person.ts';
import { businessOf, hearOfPlan } from '../plans.ts';
import { pay, sentInvoice } from '../portal.ts';
import { customerOf, extra, rolling, tokenOf, type Writer, withCustomer } from '../quotes.ts';

/** Ids and link tokens of a business with one record of every kind. */
export interface Things {
  customer: string;
  service: string;
  /** A customer without other records. */
  otherCustomer: string;
  otherService: string;
  /** An accepted quote with a deposit, and its link. */
  quote: string;
  quoteLink: string;
  draftQuote: string;
  /** An optional line of an open quote, and the quote's link. */
  openQuoteLink: string;
  optionalLine: string;
  /** A sent, partly paid invoice, its link, and its payment. */
  invoice: string;
  invoiceLink: string;
  payment: string;
  draftInvoice: string;
  /** Checkout pages for the invoice and the deposit. */
  checkout: string;
  depositCheckout: string;
  /** A member, an invitation, and a custom role. */
  colleague: string;
  invitation: string;
  role: string;
  apiKey: string;
  webhook: string;
  delivery: string;
}
export type Thing = keyof Things;

const NEW_SERVICE = 'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }';
const NEW_INVOICE = 'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }';

/** Creates one record of every kind in a person's business, on the largest plan. */
export async function makeThings(app: TestApp, person: GraphQLPerson, name: string): Promise<Things> {
  const writer = await withCustomer(person, { name: `${name} customer` });
  await connectPayments(app, person);
  await hearOfPlan(app, person, { tier: 'PREMIUM' });
  const service = await newService(person, `${name} service`);
  return {
    customer: writer.customerId,
    otherCustomer: (await withCustomer(person, { name: `${name} other customer` })).customerId,
    service,
    otherService: await newService(person, `${name} other service`),
    ...(await quotes(app, writer)),
    ...(await invoices(app, writer)),
    invitation: await invite(person),
    ...(await makeFleeting(app, person)),
  };
}

/** Creates records that operations delete, on demand, because seats limit the number of invitations. */
export const makeFleeting = async (app: TestApp, person: GraphQLPerson) => ({
  ...(await team(app, person)),
  ...(await programs(person)),
});

const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }';
const NEW_ROLE = 'mutation ($input: RoleInput!) { createRole(input: $input) { id } }';

async function invite(person: GraphQLPerson): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  return (await person.ask(INVITE, { input: { email, role: 'VIEWER' } })).inviteMember.id;
}

async function team(app: TestApp, person: GraphQLPerson) {
  const grants = [{ permission: 'customers.read', scope: 'all' }];
  const { createRole } = await person.ask(NEW_ROLE, { input: { name: `Helper ${crypto.randomUUID()}`, grants } });
  const colleague = await addMember(app, businessOf(app, person), 'VIEWER');
  return { role: createRole.id, colleague: colleague.userId };
}

const NEW_KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }';
const NEW_WEBHOOK = 'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }';
const TEST_WEBHOOK = 'mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }';

/** An API key and a webhook endpoint. */
async function programs(person: GraphQLPerson) {
  const { createApiKey } = await person.ask(NEW_KEY, { input: { name: 'Bookkeeping', scopes: ['customers.read'] } });
  const endpoint = { url: 'https://hooks.example.com/whorl', eventTypes: ['invoice.paid'] };
  const { createWebhookEndpoint } = await person.ask(NEW_WEBHOOK, { input: endpoint });
  const { sendTestWebhook } = await person.ask(TEST_WEBHOOK, { id: createWebhookEndpoint.id });
  return { apiKey: createApiKey.apiKey.id, webhook: createWebhookEndpoint.id, delivery: sendTestWebhook.id };
}

async function newService(person: GraphQLPerson, description: string): Promise<string> {
  const input = { type: 'ROLLING', description, unitCents: 3500 };
  return (await person.ask(NEW_SERVICE, { input })).createService.id;
}

async function quotes(app: TestApp, writer: Writer) {
  const draftQuote = await writer.create();
  const open = await writer.sent({ lines: [rolling, extra] });
  const accepted = await writer.sent({ depositCents: 2000 });
  await customerOf(app).accept(accepted);
  return {
    draftQuote: draftQuote.id as string,
    openQuoteLink: tokenOf(open),
    optionalLine: open.lines[1].id as string,
    quote: accepted.id as string,
    quoteLink: tokenOf(accepted),
    depositCheckout: checkoutIn(await depositPage(app.visitor(), accepted)),
  };
}

async function invoices(app: TestApp, writer: Writer) {
  const { person, customerId } = writer;
  const invoice = await sentInvoice(writer, { lines: [{ ...rolling, unitCents: 10_000_000 }] });
  const payment = await pay(person, invoice.id, 100);
  const { createInvoice } = await person.ask(NEW_INVOICE, { input: { customerId, lines: [rolling] } });
  return {
    invoice: invoice.id as string,
    invoiceLink: tokenOf(invoice),
    payment: payment.id as string,
    draftInvoice: createInvoice.id as string,
    checkout: checkoutIn(await checkoutPage(app.visitor(), invoice, 100)),
  };
}

/** Returns the session id in a Checkout page's address. */
function checkoutIn(page: string): string {
  const [id] = /cs_\w+/.exec(page) ?? [];
  if (!id) throw new Error(`no session in ${page}`);
  return id;
}

/** Unknown link tokens: a valid one works for anybody. */
export const deadLinks = () => ({ quoteLink: randomToken(), openQuoteLink: randomToken(), invoiceLink: randomToken() });

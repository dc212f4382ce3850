import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';

const QUOTE = `fragment QuoteParts on Quote {
  id number revision status validUntil terms notes portalUrl changeRequest declineReason actions sentAt viewedAt decidedAt
  subtotalCents discountCents taxRate taxCents totalCents depositCents
  customer { id name } invoice { id number } signature { name signedAt image }
  lines { id type description quantity unitCents taxable optional selected totalCents capReason }
  travel { miles minutes feeCents method explanation }
  travelSettings { origin { postalCode } destination { postalCode } roundTrip freeMiles centsPerMile minimumCents tollsCents }
}`;

/** A mutation of one quote that selects all of its fields. */
export const CREATE_QUOTE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { ...QuoteParts } } ${QUOTE}`;
export const UPDATE_QUOTE = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { ...QuoteParts } } ${QUOTE}`;
export const READ_QUOTE = `query ($id: ID!) { quote(id: $id) { ...QuoteParts } } ${QUOTE}`;
export const quoteVerb = (verb: string) => `mutation ($id: ID!) { ${verb}(id: $id) { ...QuoteParts } } ${QUOTE}`;
export const GIVE_QUOTE = `mutation ($id: ID!) { sendQuote(id: $id, byHand: true) { ...QuoteParts } } ${QUOTE}`;
export const DELETE_QUOTE = 'mutation ($id: ID!) { deleteQuote(id: $id) }';
export const CONVERT_QUOTE = 'mutation ($id: ID!) { convertQuoteToInvoice(id: $id) { id number totalCents } }';

export const rolling = { type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 3500 };
export const government = { type: 'GOVERNMENT', description: 'DOJ processing fee', quantity: 2, unitCents: 3200 };
export const extra = { type: 'OTHER', description: 'Evening visit', quantity: 1, unitCents: 2500, optional: true };

type Input = Record<string, unknown>;

/** A member with a customer to quote. */
export async function withCustomer(person: GraphQLPerson, customer: Input = {}) {
  const input = { name: 'Bay Staffing', email: 'office@baystaffing.example', ...customer };
  const { createCustomer } = await person.ask(
    'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }',
    { input },
  );
  const customerId: string = createCustomer.id;
  return {
    person,
    customerId,
    create: async (quote: Input = {}) =>
      (await person.ask(CREATE_QUOTE, { input: { customerId, lines: [rolling], ...quote } })).createQuote,
    update: async (id: string, changes: Input) => (await person.ask(UPDATE_QUOTE, { id, input: changes })).updateQuote,
    read: async (id: string) => (await person.ask(READ_QUOTE, { id })).quote,
    act: async (verb: string, id: string) => (await person.ask(quoteVerb(verb), { id }))[verb],
    async sent(quote: Input = {}) {
      const { id } = await this.create(quote);
      return this.act('sendQuote', id);
    },
  };
}
export type Writer = Awaited<ReturnType<typeof withCustomer>>;

/** Sets a quote's expiry to the day before yesterday, which is past in every time zone. */
export async function lapse(app: TestApp, quoteId: string): Promise<void> {
  await sql`update quotes set valid_until = current_date - 2 where id = ${quoteId}`.execute(
    app.services.database.em.getKysely(),
  );
}

/** Returns a quote's activities with their actors. */
export async function activitiesOf(app: TestApp, quoteId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string; actor: string }>`
    select type, actor_kind as actor from activities where quote_id = ${quoteId} order by id
  `.execute(app.services.database.em.getKysely());
  return rows.map(({ type, actor }) => `${type} by ${actor}`);
}

const LOOK = 'query ($token: String!) { portalQuote(token: $token) { status } }';
export const ACCEPT = 'mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }';
export const DECLINE = 'mutation ($input: DeclinePortalQuoteInput!) { declinePortalQuote(input: $input) { status } }';
export const ASK_CHANGES =
  'mutation ($input: RequestQuoteChangesInput!) { requestQuoteChanges(input: $input) { status } }';

interface Linked {
  portalUrl: string;
}

/** Returns the token of a customer's link. */
export const tokenOf = ({ portalUrl }: Linked): string => portalUrl.split('/').at(-1) as string;

/** Acts as the customer with a quote's link. */
export function customerOf(app: TestApp) {
  const customer = app.visitor();
  const answer = (mutation: string, quote: Linked, input: Input) =>
    customer.ask(mutation, { input: { token: tokenOf(quote), ...input } });
  return {
    look: async (quote: Linked) => (await customer.ask(LOOK, { token: tokenOf(quote) })).portalQuote,
    accept: (quote: Linked, input: Input = {}) => answer(ACCEPT, quote, { signerName: 'Robin Vale', ...input }),
    decline: (quote: Linked, reason: string) => answer(DECLINE, quote, { reason }),
    askChanges: (quote: Linked, message: string) => answer(ASK_CHANGES, quote, { message }),
    refused: (code: string, mutation: string, quote: Linked, input: Input = {}) =>
      customer.refused(code, mutation, { input: { token: tokenOf(quote), ...input } }),
  };
}

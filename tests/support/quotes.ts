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

/** A mutation of one quote, with everything that a quote says of itself. */
export const CREATE_QUOTE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { ...QuoteParts } } ${QUOTE}`;
export const UPDATE_QUOTE = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { ...QuoteParts } } ${QUOTE}`;
export const READ_QUOTE = `query ($id: ID!) { quote(id: $id) { ...QuoteParts } } ${QUOTE}`;
export const quoteVerb = (verb: string) => `mutation ($id: ID!) { ${verb}(id: $id) { ...QuoteParts } } ${QUOTE}`;
export const DELETE_QUOTE = 'mutation ($id: ID!) { deleteQuote(id: $id) }';
export const CONVERT_QUOTE = 'mutation ($id: ID!) { convertQuoteToInvoice(id: $id) { id number totalCents } }';

export const rolling = { type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 3500 };
export const government = { type: 'GOVERNMENT', description: 'DOJ processing fee', quantity: 2, unitCents: 3200 };
export const extra = { type: 'OTHER', description: 'Evening visit', quantity: 1, unitCents: 2500, optional: true };

type Input = Record<string, unknown>;

/** Somebody with a customer to write quotes for. */
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

/** Moves a quote's last day to the day before yesterday, which is past in every time zone. */
export async function lapse(app: TestApp, quoteId: string): Promise<void> {
  await sql`update quotes set valid_until = current_date - 2 where id = ${quoteId}`.execute(
    app.services.database.em.getKysely(),
  );
}

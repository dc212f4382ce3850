import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';
import { rolling, withCustomer } from './quotes.ts';

const INVOICE = `fragment InvoiceParts on Invoice {
  id number status overdue issueDate dueDate terms notes portalUrl closedReason actions sentAt viewedAt paidAt updatedAt
  subtotalCents discountCents taxRate taxCents totalCents paidCents balanceCents
  customer { id name } quote { id number }
  lines { id type description quantity unitCents taxable optional selected totalCents capReason }
  payments { id amountCents status }
}`;
const PAYMENT = `fragment PaymentParts on Payment {
  id method status amountCents refundedCents reference note voidReason voidable receivedAt createdAt
}`;

/** An operation on one invoice that selects all of its fields. */
export const CREATE_INVOICE = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { ...InvoiceParts } } ${INVOICE}`;
export const UPDATE_INVOICE = `mutation ($id: ID!, $input: UpdateInvoiceInput!) { updateInvoice(id: $id, input: $input) { ...InvoiceParts } } ${INVOICE}`;
export const READ_INVOICE = `query ($id: ID!) { invoice(id: $id) { ...InvoiceParts } } ${INVOICE}`;
export const invoiceVerb = (verb: string) => `mutation ($id: ID!) { ${verb}(id: $id) { ...InvoiceParts } } ${INVOICE}`;
export const GIVE_INVOICE = `mutation ($id: ID!) { sendInvoice(id: $id, byHand: true) { ...InvoiceParts } } ${INVOICE}`;
export const WRITE_OFF = `mutation ($id: ID!, $reason: String!) { writeOffInvoice(id: $id, reason: $reason) { ...InvoiceParts } } ${INVOICE}`;
export const LIST_INVOICES = `query ($filter: InvoiceFilter, $sort: InvoiceSort, $first: Int, $after: String) {
  invoices(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id number } pageInfo { hasNextPage endCursor }
  }
}`;
export const DELETE_INVOICE = 'mutation ($id: ID!) { deleteInvoice(id: $id) }';

/** An operation on one payment that selects all of its fields. */
export const RECORD_PAYMENT = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ...PaymentParts } } ${PAYMENT}`;
export const VOID_PAYMENT = `mutation ($id: ID!, $reason: String!) { voidPayment(id: $id, reason: $reason) { ...PaymentParts } } ${PAYMENT}`;

type Input = Record<string, unknown>;

/** A member with a customer to bill. */
export async function withDebtor(person: GraphQLPerson, customer: Input = {}) {
  const { customerId } = await withCustomer(person, customer);
  return {
    person,
    customerId,
    create: async (invoice: Input = {}) =>
      (await person.ask(CREATE_INVOICE, { input: { customerId, lines: [rolling], ...invoice } })).createInvoice,
    update: async (id: string, changes: Input) =>
      (await person.ask(UPDATE_INVOICE, { id, input: changes })).updateInvoice,
    read: async (id: string) => (await person.ask(READ_INVOICE, { id })).invoice,
    act: async (verb: string, id: string) => (await person.ask(invoiceVerb(verb), { id }))[verb],
    writeOff: async (id: string, reason: string) => (await person.ask(WRITE_OFF, { id, reason })).writeOffInvoice,
    pay: async (invoiceId: string, amountCents: number, payment: Input = {}) =>
      (await person.ask(RECORD_PAYMENT, { input: { invoiceId, amountCents, method: 'CASH', ...payment } }))
        .recordPayment,
    voidPayment: async (id: string, reason = 'Bounced') => (await person.ask(VOID_PAYMENT, { id, reason })).voidPayment,
    /** Creates and sends an invoice. */
    async sent(invoice: Input = {}) {
      const { id } = await this.create(invoice);
      return this.act('sendInvoice', id);
    },
    async owing(cents: number) {
      return this.sent({ lines: [{ ...rolling, quantity: 1, unitCents: cents }] });
    },
  };
}
export type Biller = Awaited<ReturnType<typeof withDebtor>>;

/** Changes the due date directly. */
export async function moveDueDate(app: TestApp, invoiceId: string, day: string): Promise<void> {
  await sql`update invoices set due_date = ${day} where id = ${invoiceId}`.execute(
    app.services.database.em.getKysely(),
  );
}

/** Returns the types of an invoice's activities, in order. */
export async function activitiesOf(person: GraphQLPerson, invoiceId: string): Promise<string[]> {
  const { activities } = await person.ask(
    'query ($filter: ActivityFilter) { activities(filter: $filter, first: 100) { nodes { type } } }',
    { filter: { invoiceId } },
  );
  return activities.nodes.map(({ type }: { type: string }) => type).reverse();
}

import type { GraphQLPerson } from './person.ts';
import { rolling, type Writer } from './quotes.ts';

export { tokenOf } from './quotes.ts';

const GIVE_INVOICE = `mutation ($id: ID!) { sendInvoice(id: $id, byHand: true) { id number status totalCents portalUrl } }`;
const RECORD_PAYMENT = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id amountCents } }`;

/** Creates an invoice and sends it by hand: without a mail, whose PDF takes longer than all else. */
export async function sentInvoice({ person, customerId }: Writer, invoice: Record<string, unknown> = {}) {
  const input = { customerId, lines: [rolling], ...invoice };
  const { createInvoice } = await person.ask(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }',
    { input },
  );
  return (await person.ask(GIVE_INVOICE, { id: createInvoice.id })).sendInvoice;
}

/** Records an offline payment. */
export const pay = async (person: GraphQLPerson, invoiceId: string, amountCents: number, method = 'CASH') =>
  (await person.ask(RECORD_PAYMENT, { input: { invoiceId, amountCents, method } })).recordPayment;

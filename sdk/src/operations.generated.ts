/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import type { Operation } from './operation.ts';
export type CustomerFieldsFragment = { id: string, version: number, kind: Types.CustomerKind, name: string, email: string | null, phone: string | null, notes: string | null, tags: Array<string>, taxExempt: boolean, netDays: number, archived: boolean, createdAt: string, updatedAt: string, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { customer: { id: string, version: number, kind: Types.CustomerKind, name: string, email: string | null, phone: string | null, notes: string | null, tags: Array<string>, taxExempt: boolean, netDays: number, archived: boolean, createdAt: string, updatedAt: string, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null } | null };

export type CustomersQueryVariables = Exact<{
  filter?: Types.CustomerFilter | null | undefined;
  sort?: Types.CustomerSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { nodes: Array<{ id: string, version: number, kind: Types.CustomerKind, name: string, email: string | null, phone: string | null, notes: string | null, tags: Array<string>, taxExempt: boolean, netDays: number, archived: boolean, createdAt: string, updatedAt: string, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateCustomerMutationVariables = Exact<{
  input: Types.CreateCustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer: { id: string, version: number, kind: Types.CustomerKind, name: string, email: string | null, phone: string | null, notes: string | null, tags: Array<string>, taxExempt: boolean, netDays: number, archived: boolean, createdAt: string, updatedAt: string, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null } };

export type UpdateCustomerMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCustomerInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: string, version: number, kind: Types.CustomerKind, name: string, email: string | null, phone: string | null, notes: string | null, tags: Array<string>, taxExempt: boolean, netDays: number, archived: boolean, createdAt: string, updatedAt: string, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null } };

export type InvoiceFieldsFragment = { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> };

export type PaymentFieldsFragment = { id: string, method: Types.PaymentMethod, status: Types.PaymentStatus, amountCents: number, refundedCents: number, reference: string | null, note: string | null, receivedAt: string, createdAt: string };

export type InvoiceQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceQuery = { invoice: { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> } | null };

export type InvoicesQueryVariables = Exact<{
  filter?: Types.InvoiceFilter | null | undefined;
  sort?: Types.InvoiceSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { invoices: { nodes: Array<{ id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateInvoiceMutationVariables = Exact<{
  input: Types.CreateInvoiceInput;
}>;


export type CreateInvoiceMutation = { createInvoice: { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> } };

export type SendInvoiceMutationVariables = Exact<{
  id: string;
  byHand?: boolean | null | undefined;
}>;


export type SendInvoiceMutation = { sendInvoice: { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> } };

export type VoidInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type VoidInvoiceMutation = { voidInvoice: { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> } };

export type PaymentsQueryVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
  sort?: Types.TimeOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { nodes: Array<{ id: string, method: Types.PaymentMethod, status: Types.PaymentStatus, amountCents: number, refundedCents: number, reference: string | null, note: string | null, receivedAt: string, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordPaymentMutationVariables = Exact<{
  input: Types.RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { id: string, method: Types.PaymentMethod, status: Types.PaymentStatus, amountCents: number, refundedCents: number, reference: string | null, note: string | null, receivedAt: string, createdAt: string } };

export type QuoteFieldsFragment = { id: string, version: number, number: string, revision: number, status: Types.QuoteStatus, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, depositCents: number, validUntil: string | null, portalUrl: string | null, actions: Array<Types.QuoteAction>, sentAt: string | null, viewedAt: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, optional: boolean, selected: boolean, totalCents: number }> };

export type QuoteQueryVariables = Exact<{
  id: string;
}>;


export type QuoteQuery = { quote: { id: string, version: number, number: string, revision: number, status: Types.QuoteStatus, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, depositCents: number, validUntil: string | null, portalUrl: string | null, actions: Array<Types.QuoteAction>, sentAt: string | null, viewedAt: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, optional: boolean, selected: boolean, totalCents: number }> } | null };

export type QuotesQueryVariables = Exact<{
  filter?: Types.QuoteFilter | null | undefined;
  sort?: Types.QuoteSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuotesQuery = { quotes: { nodes: Array<{ id: string, version: number, number: string, revision: number, status: Types.QuoteStatus, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, depositCents: number, validUntil: string | null, portalUrl: string | null, actions: Array<Types.QuoteAction>, sentAt: string | null, viewedAt: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, optional: boolean, selected: boolean, totalCents: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateQuoteMutationVariables = Exact<{
  input: Types.CreateQuoteInput;
}>;


export type CreateQuoteMutation = { createQuote: { id: string, version: number, number: string, revision: number, status: Types.QuoteStatus, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, depositCents: number, validUntil: string | null, portalUrl: string | null, actions: Array<Types.QuoteAction>, sentAt: string | null, viewedAt: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, optional: boolean, selected: boolean, totalCents: number }> } };

export type SendQuoteMutationVariables = Exact<{
  id: string;
  byHand?: boolean | null | undefined;
}>;


export type SendQuoteMutation = { sendQuote: { id: string, version: number, number: string, revision: number, status: Types.QuoteStatus, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, depositCents: number, validUntil: string | null, portalUrl: string | null, actions: Array<Types.QuoteAction>, sentAt: string | null, viewedAt: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, optional: boolean, selected: boolean, totalCents: number }> } };

export type ConvertQuoteToInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type ConvertQuoteToInvoiceMutation = { convertQuoteToInvoice: { id: string, version: number, number: string, status: Types.InvoiceStatus, overdue: boolean, subtotalCents: number, discountCents: number, taxCents: number, totalCents: number, paidCents: number, balanceCents: number, issueDate: string | null, dueDate: string | null, portalUrl: string | null, actions: Array<Types.InvoiceAction>, sentAt: string | null, viewedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, customer: { id: string, name: string }, lines: Array<{ id: string, type: Types.LineType, description: string, quantity: number, unitCents: number, taxable: boolean, totalCents: number }> } };

export type EstimateTravelQueryVariables = Exact<{
  input: Types.TravelInput;
}>;


export type EstimateTravelQuery = { estimateTravel: { miles: number, minutes: number, feeCents: number, method: Types.TravelMethod, explanation: string } };

export const customer: Operation<CustomerQuery, CustomerQueryVariables> = {
  kind: 'query',
  text: "query Customer($id: ID!) {\n  customer(id: $id) {\n    ...CustomerFields\n  }\n}\n\nfragment CustomerFields on Customer {\n  id\n  version\n  kind\n  name\n  email\n  phone\n  notes\n  tags\n  taxExempt\n  netDays\n  archived\n  createdAt\n  updatedAt\n  address {\n    line1\n    line2\n    city\n    state\n    postalCode\n    country\n  }\n}",
};

export const customers: Operation<CustomersQuery, CustomersQueryVariables> = {
  kind: 'query',
  text: "query Customers($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String) {\n  customers(filter: $filter, sort: $sort, first: $first, after: $after) {\n    nodes {\n      ...CustomerFields\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment CustomerFields on Customer {\n  id\n  version\n  kind\n  name\n  email\n  phone\n  notes\n  tags\n  taxExempt\n  netDays\n  archived\n  createdAt\n  updatedAt\n  address {\n    line1\n    line2\n    city\n    state\n    postalCode\n    country\n  }\n}",
};

export const createCustomer: Operation<CreateCustomerMutation, CreateCustomerMutationVariables> = {
  kind: 'mutation',
  idempotencyKeyAt: ["input","idempotencyKey"],
  text: "mutation CreateCustomer($input: CreateCustomerInput!) {\n  createCustomer(input: $input) {\n    ...CustomerFields\n  }\n}\n\nfragment CustomerFields on Customer {\n  id\n  version\n  kind\n  name\n  email\n  phone\n  notes\n  tags\n  taxExempt\n  netDays\n  archived\n  createdAt\n  updatedAt\n  address {\n    line1\n    line2\n    city\n    state\n    postalCode\n    country\n  }\n}",
};

export const updateCustomer: Operation<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  kind: 'mutation',
  text: "mutation UpdateCustomer($id: ID!, $input: UpdateCustomerInput!, $expectedVersion: Int) {\n  updateCustomer(id: $id, input: $input, expectedVersion: $expectedVersion) {\n    ...CustomerFields\n  }\n}\n\nfragment CustomerFields on Customer {\n  id\n  version\n  kind\n  name\n  email\n  phone\n  notes\n  tags\n  taxExempt\n  netDays\n  archived\n  createdAt\n  updatedAt\n  address {\n    line1\n    line2\n    city\n    state\n    postalCode\n    country\n  }\n}",
};

export const invoice: Operation<InvoiceQuery, InvoiceQueryVariables> = {
  kind: 'query',
  text: "query Invoice($id: ID!) {\n  invoice(id: $id) {\n    ...InvoiceFields\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const invoices: Operation<InvoicesQuery, InvoicesQueryVariables> = {
  kind: 'query',
  text: "query Invoices($filter: InvoiceFilter, $sort: InvoiceSort, $first: Int, $after: String) {\n  invoices(filter: $filter, sort: $sort, first: $first, after: $after) {\n    nodes {\n      ...InvoiceFields\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const createInvoice: Operation<CreateInvoiceMutation, CreateInvoiceMutationVariables> = {
  kind: 'mutation',
  idempotencyKeyAt: ["input","idempotencyKey"],
  text: "mutation CreateInvoice($input: CreateInvoiceInput!) {\n  createInvoice(input: $input) {\n    ...InvoiceFields\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const sendInvoice: Operation<SendInvoiceMutation, SendInvoiceMutationVariables> = {
  kind: 'mutation',
  text: "mutation SendInvoice($id: ID!, $byHand: Boolean) {\n  sendInvoice(id: $id, byHand: $byHand) {\n    ...InvoiceFields\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const voidInvoice: Operation<VoidInvoiceMutation, VoidInvoiceMutationVariables> = {
  kind: 'mutation',
  text: "mutation VoidInvoice($id: ID!) {\n  voidInvoice(id: $id) {\n    ...InvoiceFields\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const payments: Operation<PaymentsQuery, PaymentsQueryVariables> = {
  kind: 'query',
  text: "query Payments($filter: PaymentFilter, $sort: TimeOrder, $first: Int, $after: String) {\n  payments(filter: $filter, sort: $sort, first: $first, after: $after) {\n    nodes {\n      ...PaymentFields\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment PaymentFields on Payment {\n  id\n  method\n  status\n  amountCents\n  refundedCents\n  reference\n  note\n  receivedAt\n  createdAt\n}",
};

export const recordPayment: Operation<RecordPaymentMutation, RecordPaymentMutationVariables> = {
  kind: 'mutation',
  idempotencyKeyAt: ["input","idempotencyKey"],
  text: "mutation RecordPayment($input: RecordPaymentInput!) {\n  recordPayment(input: $input) {\n    ...PaymentFields\n  }\n}\n\nfragment PaymentFields on Payment {\n  id\n  method\n  status\n  amountCents\n  refundedCents\n  reference\n  note\n  receivedAt\n  createdAt\n}",
};

export const quote: Operation<QuoteQuery, QuoteQueryVariables> = {
  kind: 'query',
  text: "query Quote($id: ID!) {\n  quote(id: $id) {\n    ...QuoteFields\n  }\n}\n\nfragment QuoteFields on Quote {\n  id\n  version\n  number\n  revision\n  status\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  depositCents\n  validUntil\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  decidedAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    optional\n    selected\n    totalCents\n  }\n}",
};

export const quotes: Operation<QuotesQuery, QuotesQueryVariables> = {
  kind: 'query',
  text: "query Quotes($filter: QuoteFilter, $sort: QuoteSort, $first: Int, $after: String) {\n  quotes(filter: $filter, sort: $sort, first: $first, after: $after) {\n    nodes {\n      ...QuoteFields\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment QuoteFields on Quote {\n  id\n  version\n  number\n  revision\n  status\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  depositCents\n  validUntil\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  decidedAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    optional\n    selected\n    totalCents\n  }\n}",
};

export const createQuote: Operation<CreateQuoteMutation, CreateQuoteMutationVariables> = {
  kind: 'mutation',
  idempotencyKeyAt: ["input","idempotencyKey"],
  text: "mutation CreateQuote($input: CreateQuoteInput!) {\n  createQuote(input: $input) {\n    ...QuoteFields\n  }\n}\n\nfragment QuoteFields on Quote {\n  id\n  version\n  number\n  revision\n  status\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  depositCents\n  validUntil\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  decidedAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    optional\n    selected\n    totalCents\n  }\n}",
};

export const sendQuote: Operation<SendQuoteMutation, SendQuoteMutationVariables> = {
  kind: 'mutation',
  text: "mutation SendQuote($id: ID!, $byHand: Boolean) {\n  sendQuote(id: $id, byHand: $byHand) {\n    ...QuoteFields\n  }\n}\n\nfragment QuoteFields on Quote {\n  id\n  version\n  number\n  revision\n  status\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  depositCents\n  validUntil\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  decidedAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    optional\n    selected\n    totalCents\n  }\n}",
};

export const convertQuoteToInvoice: Operation<ConvertQuoteToInvoiceMutation, ConvertQuoteToInvoiceMutationVariables> = {
  kind: 'mutation',
  text: "mutation ConvertQuoteToInvoice($id: ID!) {\n  convertQuoteToInvoice(id: $id) {\n    ...InvoiceFields\n  }\n}\n\nfragment InvoiceFields on Invoice {\n  id\n  version\n  number\n  status\n  overdue\n  subtotalCents\n  discountCents\n  taxCents\n  totalCents\n  paidCents\n  balanceCents\n  issueDate\n  dueDate\n  portalUrl\n  actions\n  sentAt\n  viewedAt\n  paidAt\n  createdAt\n  updatedAt\n  customer {\n    id\n    name\n  }\n  lines {\n    id\n    type\n    description\n    quantity\n    unitCents\n    taxable\n    totalCents\n  }\n}",
};

export const estimateTravel: Operation<EstimateTravelQuery, EstimateTravelQueryVariables> = {
  kind: 'query',
  text: "query EstimateTravel($input: TravelInput!) {\n  estimateTravel(input: $input) {\n    miles\n    minutes\n    feeCents\n    method\n    explanation\n  }\n}",
};
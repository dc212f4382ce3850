export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Money in minor units (US cents): a whole number within ±(2^53 − 1). */
  Cents: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD, without a time zone. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339, always answered in UTC. */
  DateTime: { input: string; output: string; }
};

/** A customer's yes to a quote. */
export type AcceptPortalQuoteInput = {
  /** The optional lines that are wanted, and no others. The quote's own selection where left out. */
  selectedOptionalLineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The drawn signature: a PNG of at most 100 KB, as a data URL. Without it the name stands for it. */
  signatureImage?: InputMaybe<Scalars['String']['input']>;
  /** Who signs, as they write their name. */
  signerName: Scalars['String']['input'];
  /** The link's. */
  token: Scalars['String']['input'];
};

/** Something that happened in the business: a quote viewed, accepted or declined, an invoice viewed or paid, and so on. */
export type Activity = Node & {
  __typename: 'Activity';
  /** Who did it; null where Whorl did it by itself. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The customer that it was about. */
  customer: Maybe<Customer>;
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** The invoice that it was about. */
  invoice: Maybe<Invoice>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The quote that it was about. */
  quote: Maybe<Quote>;
  /** One sentence for a person. */
  summary: Scalars['String']['output'];
  /** Dotted and past tense: quote.accepted, invoice.paid, payment.recorded. */
  type: Scalars['String']['output'];
};

/** A page of activities. */
export type ActivityConnection = {
  __typename: 'ActivityConnection';
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** The rows. */
  nodes: Array<Activity>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are in all; counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the activities and its place in the order. */
export type ActivityEdge = {
  __typename: 'ActivityEdge';
  /** The place in the order, for `after`. */
  cursor: Scalars['String']['output'];
  /** What stands at this place. */
  node: Activity;
};

/** Which activities to list: all of the business, or those about one thing. */
export type ActivityFilter = {
  /** About this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** About this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** About this quote. */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

/** A postal address; any part may be missing. */
export type Address = {
  __typename: 'Address';
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Two letters; US where left out. */
  country: Maybe<Scalars['String']['output']>;
  /** Degrees, −90 to 90. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Street and number. */
  line1: Maybe<Scalars['String']['output']>;
  /** Suite, unit, floor. */
  line2: Maybe<Scalars['String']['output']>;
  /** Degrees, −180 to 180. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** ZIP code: 5 or 5+4 digits in the United States. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Two letters in the United States. */
  state: Maybe<Scalars['String']['output']>;
};

/** A postal address; any part may be left out. */
export type AddressInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two letters; US where left out. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Degrees, −90 to 90; together with longitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Street and number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Suite, unit, floor. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Degrees, −180 to 180; together with latitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** ZIP code: 5 or 5+4 digits in the United States. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Two letters, or the name of a state. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A published article of the public library. */
export type Article = Node & {
  __typename: 'Article';
  /** The shelf that it stands on. */
  category: Maybe<Scalars['String']['output']>;
  /** What it is about, in a sentence or two. */
  excerpt: Maybe<Scalars['String']['output']>;
  /** Whether the home page shows it. */
  featured: Scalars['Boolean']['output'];
  /** Where its picture can be loaded from. */
  featuredImageUrl: Maybe<Scalars['String']['output']>;
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** When it was published. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Minutes; 5 where none was set. */
  readTime: Scalars['Int']['output'];
  /** Its part of the address: /articles/{slug}. */
  slug: Scalars['String']['output'];
  /** Its headline. */
  title: Scalars['String']['output'];
};

/** A page of articles. */
export type ArticleConnection = {
  __typename: 'ArticleConnection';
  /** The rows with their cursors. */
  edges: Array<ArticleEdge>;
  /** The rows. */
  nodes: Array<Article>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are in all; counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the articles and its place in the order. */
export type ArticleEdge = {
  __typename: 'ArticleEdge';
  /** The place in the order, for `after`. */
  cursor: Scalars['String']['output'];
  /** What stands at this place. */
  node: Article;
};

/** The business that the signed-in person acts for. */
export type Business = Node & {
  __typename: 'Business';
  /** The base that travel starts from. */
  address: Maybe<Address>;
  /** Where customers write to. */
  email: Maybe<Scalars['String']['output']>;
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** Stands before the number of a new invoice. */
  invoicePrefix: Scalars['String']['output'];
  /** Terms of a new invoice, where it brings none. */
  invoiceTerms: Maybe<Scalars['String']['output']>;
  /** Where the logo can be loaded from. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** As customers see it. */
  name: Scalars['String']['output'];
  /** Days that a new customer has to pay. */
  netDays: Scalars['Int']['output'];
  /** Where customers call. */
  phone: Maybe<Scalars['String']['output']>;
  /** Stands before the number of a new quote. */
  quotePrefix: Scalars['String']['output'];
  /** Terms of a new quote, where it brings none. */
  quoteTerms: Maybe<Scalars['String']['output']>;
  /** Days that a new quote is good for. */
  quoteValidDays: Scalars['Int']['output'];
  /** Percent, up to three decimals, for new quotes and invoices. */
  taxRate: Scalars['Float']['output'];
  /** IANA time zone: decides what day it is, and so what is overdue. */
  timeZone: Scalars['String']['output'];
  /** Cents for each charged mile; may be fractional (72.5). */
  travelCentsPerMile: Scalars['Float']['output'];
  /** Miles of each trip that are not charged. */
  travelFreeMiles: Scalars['Float']['output'];
  /** The least that travel costs. */
  travelMinimumCents: Scalars['Cents']['output'];
  /** Whether the way back is charged too. */
  travelRoundTrip: Scalars['Boolean']['output'];
  /** Whether travel is taxed. */
  travelTaxable: Scalars['Boolean']['output'];
};

/** Changes to a business: what is left out stays, null clears what may be empty. */
export type BusinessInput = {
  /** The base that travel starts from. */
  address?: InputMaybe<AddressInput>;
  /** Where customers write to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** For new invoices; numbers given already stay. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /** Terms of a new invoice. */
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  /** As customers see it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** Where customers call. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For new quotes; numbers given already stay. */
  quotePrefix?: InputMaybe<Scalars['String']['input']>;
  /** Terms of a new quote. */
  quoteTerms?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365. */
  quoteValidDays?: InputMaybe<Scalars['Int']['input']>;
  /** Percent, 0 to 100, up to three decimals. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Cents for each charged mile. */
  travelCentsPerMile?: InputMaybe<Scalars['Float']['input']>;
  /** Miles of each trip that are not charged. */
  travelFreeMiles?: InputMaybe<Scalars['Float']['input']>;
  /** The least that travel costs. */
  travelMinimumCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Whether the way back is charged too. */
  travelRoundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether travel is taxed. */
  travelTaxable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How well a figure is founded. */
export type Certainty =
  /** Common knowledge of the trade. */
  | 'COMMON_KNOWLEDGE'
  /** In a statute or on an official page. */
  | 'STATUTE'
  /** Reported; to be checked before anybody relies on it. */
  | 'TO_BE_CHECKED';

/** A new password, by the old one. */
export type ChangePasswordInput = {
  /** The password in use. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  newPassword: Scalars['String']['input'];
};

/** A new customer. */
export type CreateCustomerInput = {
  /** Where travel leads. */
  address?: InputMaybe<AddressInput>;
  /** An email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The same key makes one customer, however often it is sent. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** PERSON where left out. */
  kind?: InputMaybe<CustomerKind>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** 0 to 365; the business's own where left out. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Kept as typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 of at most 40 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False where left out. */
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new invoice. Its totals are worked out on the server. */
export type CreateInvoiceInput = {
  /** Who pays. */
  customerId: Scalars['ID']['input'];
  /** At most what the lines other than GOVERNMENT come to. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The last day to pay; from the customer's net days at sending, where left out. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The same key makes one invoice, however often it is sent. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 lines; none optional. */
  lines: Array<LineInput>;
  /** At most 5,000 characters; customers never see them. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals (9.375). The business's own where left out; 0 for a tax-exempt customer. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The business's own where left out; null for none. */
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** A new quote. Its totals are worked out on the server. */
export type CreateQuoteInput = {
  /** Whom it is for. */
  customerId: Scalars['ID']['input'];
  /** At most the total. */
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  /** At most what the lines other than GOVERNMENT come to. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The same key makes one quote, however often it is sent. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 lines. Beside `travel`, lines of type TRAVEL are left out. */
  lines: Array<LineInput>;
  /** At most 5,000 characters; customers never see them. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals (9.375). The business's own where left out; 0 for a tax-exempt customer. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The business's own where left out; null for none. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** Has the fee worked out and charged by one TRAVEL line; without it TRAVEL lines are taken as typed. */
  travel?: InputMaybe<TravelInput>;
  /** The last day to accept it. From the business's settings where left out; null for none. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** A new entry of the price list. */
export type CreateServiceInput = {
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** Its place in the list; the end where left out. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** False where left out, and always for GOVERNMENT. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of line it becomes. */
  type: LineType;
  /** The price of one. */
  unitCents: Scalars['Cents']['input'];
};

/** Somebody whom the business works for: an applicant, a payer, or both. */
export type Customer = Node & {
  __typename: 'Customer';
  /** What the person asking may do next; the client shows exactly these. */
  actions: Array<CustomerAction>;
  /** Where travel leads. */
  address: Maybe<Address>;
  /** Whether they are out of the lists and not billed any more. */
  archived: Scalars['Boolean']['output'];
  /** What they owe on sent invoices. */
  balanceCents: Scalars['Cents']['output'];
  /** When they were added. */
  createdAt: Scalars['DateTime']['output'];
  /** Where quotes and invoices are sent. */
  email: Maybe<Scalars['String']['output']>;
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** Who they are. */
  kind: CustomerKind;
  /** As quotes and invoices address them. */
  name: Scalars['String']['output'];
  /** Days a new invoice gives this customer to pay. */
  netDays: Scalars['Int']['output'];
  /** For the business alone; customers never see them. */
  notes: Maybe<Scalars['String']['output']>;
  /** As it was typed. */
  phone: Maybe<Scalars['String']['output']>;
  /** Words of the business to group customers by. */
  tags: Array<Scalars['String']['output']>;
  /** Whether new quotes and invoices carry no tax. */
  taxExempt: Scalars['Boolean']['output'];
  /** When they were last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What the person asking may do with a customer next. */
export type CustomerAction =
  /** archiveCustomer */
  | 'ARCHIVE'
  /** updateCustomer */
  | 'EDIT'
  /** restoreCustomer */
  | 'RESTORE';

/** A page of customers. */
export type CustomerConnection = {
  __typename: 'CustomerConnection';
  /** The rows with their cursors. */
  edges: Array<CustomerEdge>;
  /** The rows. */
  nodes: Array<Customer>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are in all; counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the customers and its place in the order. */
export type CustomerEdge = {
  __typename: 'CustomerEdge';
  /** The place in the order, for `after`. */
  cursor: Scalars['String']['output'];
  /** What stands at this place. */
  node: Customer;
};

/** Which customers to list. Archived ones are left out unless asked for. */
export type CustomerFilter = {
  /** True: only archived ones. False or left out: only the others. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this kind. */
  kind?: InputMaybe<CustomerKind>;
  /** Looked for in name, email, phone and tags; forgives typing errors. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** What an import did. */
export type CustomerImport = {
  __typename: 'CustomerImport';
  /** How many customers were added. */
  createdCount: Scalars['Int']['output'];
};

/** Who a customer is. */
export type CustomerKind =
  /** A requesting agency. */
  | 'AGENCY'
  /** A company that pays for its people. */
  | 'BUSINESS'
  /** A private person, often the applicant. */
  | 'PERSON'
  /** A company that gives out loan signings. */
  | 'SIGNING_SERVICE';

/** The order of a list of customers. */
export type CustomerSort =
  /** By name, A to Z. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST';

/** A customer's no to a quote. */
export type DeclinePortalQuoteInput = {
  /** At most 1,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The link's. */
  token: Scalars['String']['input'];
};

/** What a fee cap counts. */
export type FeeCapUnit =
  /** Each act. */
  | 'ACT'
  /** Each document. */
  | 'DOCUMENT'
  /** Each signature. */
  | 'SIGNATURE';

/** Many new customers at once: all of them or none. */
export type ImportCustomersInput = {
  /** The same key imports once, however often it is sent. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 customers. */
  rows: Array<CreateCustomerInput>;
};

/** A bill to a customer. */
export type Invoice = Node & {
  __typename: 'Invoice';
  /** What the person asking may do next; the client shows exactly these. */
  actions: Array<InvoiceAction>;
  /** Total less paid; nothing once it is void or written off. */
  balanceCents: Scalars['Cents']['output'];
  /** Why it was written off. */
  closedReason: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who pays. */
  customer: Customer;
  /** Taken off all but government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The last day to pay. Set at sending from the customer's net days, where it was not chosen. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** The day that it was sent; null while it is a draft. */
  issueDate: Maybe<Scalars['Date']['output']>;
  /** What is billed, in order. */
  lines: Array<Line>;
  /** For the business alone; customers never see them. */
  notes: Maybe<Scalars['String']['output']>;
  /** Unique within the business, and without gaps. */
  number: Scalars['String']['output'];
  /** Computed: something is owed and dueDate has passed in the business's time zone. */
  overdue: Scalars['Boolean']['output'];
  /** When it was paid in full. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Succeeded payments less refunds. */
  paidCents: Scalars['Cents']['output'];
  /** What was paid on it, the earliest first; voided payments too. */
  payments: Array<Payment>;
  /** Where the customer sees it, without an account; null while it is a draft or void. */
  portalUrl: Maybe<Scalars['String']['output']>;
  /** The quote that it was made from. */
  quote: Maybe<Quote>;
  /** When it was first sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: InvoiceStatus;
  /** All lines, travel included. */
  subtotalCents: Scalars['Cents']['output'];
  /** On the taxable lines, after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** What the customer reads below the totals. */
  terms: Maybe<Scalars['String']['output']>;
  /** Subtotal less discount plus tax. */
  totalCents: Scalars['Cents']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the customer first opened it. */
  viewedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What the person asking may do next; the client shows exactly these. */
export type InvoiceAction =
  /** deleteInvoice */
  | 'DELETE'
  /** duplicateInvoice */
  | 'DUPLICATE'
  /** updateInvoice */
  | 'EDIT'
  /** recordPayment */
  | 'RECORD_PAYMENT'
  /** Giving back a card payment. */
  | 'REFUND'
  /** resendInvoice */
  | 'RESEND'
  /** sendInvoice */
  | 'SEND'
  /** voidInvoice */
  | 'VOID'
  /** writeOffInvoice */
  | 'WRITE_OFF';

/** A page of invoices. */
export type InvoiceConnection = {
  __typename: 'InvoiceConnection';
  /** The rows with their cursors. */
  edges: Array<InvoiceEdge>;
  /** The rows. */
  nodes: Array<Invoice>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are in all; counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the invoices and its place in the order. */
export type InvoiceEdge = {
  __typename: 'InvoiceEdge';
  /** The place in the order, for `after`. */
  cursor: Scalars['String']['output'];
  /** What stands at this place. */
  node: Invoice;
};

/** Which invoices to list. */
export type InvoiceFilter = {
  /** Only of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that are overdue, or only the others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Looked for in the number, and in what customers are searched by; forgives typing errors in the latter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only in one of these states. */
  status?: InputMaybe<Array<InvoiceStatus>>;
};

/** A payment that was recorded or changed, with its invoice as it is now. */
export type InvoicePaymentEvent = {
  __typename: 'InvoicePaymentEvent';
  /** With the balance that follows. */
  invoice: Invoice;
  /** The payment. */
  payment: Payment;
};

/** The order of a list of invoices. */
export type InvoiceSort =
  /** The largest balance first. */
  | 'BALANCE'
  /** The earliest due first; those without a due date last. */
  | 'DUE_DATE'
  /** The newest first. */
  | 'NEWEST';

/** Where an invoice stands. Whether it is overdue is a field of its own. */
export type InvoiceStatus =
  /** Being written; the customer cannot see it. */
  | 'DRAFT'
  /** Paid in full. */
  | 'PAID'
  /** Paid in part. */
  | 'PARTIAL'
  /** Paid, and given back. */
  | 'REFUNDED'
  /** Sent, and not yet opened. */
  | 'SENT'
  /** Opened by the customer. */
  | 'VIEWED'
  /** Withdrawn; its link leads nowhere. */
  | 'VOID'
  /** Given up; nothing more is expected. */
  | 'WRITTEN_OFF';

/** A line of a quote or an invoice. */
export type Line = {
  __typename: 'Line';
  /** Why a notarial act costs more than its state allows. Never shown to customers. */
  capReason: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  description: Scalars['String']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** Quotes only: the customer may leave an optional line out. */
  optional: Scalars['Boolean']['output'];
  /** Up to three decimals. */
  quantity: Scalars['Float']['output'];
  /** Whether it counts; false only for an optional line that was left out. */
  selected: Scalars['Boolean']['output'];
  /** The entry of the price list that it was taken from. */
  serviceId: Maybe<Scalars['ID']['output']>;
  /** Whether tax is added. */
  taxable: Scalars['Boolean']['output'];
  /** Quantity times price, before discount and tax. */
  totalCents: Scalars['Cents']['output'];
  /** Decides how it is discounted, taxed and reported. */
  type: LineType;
  /** The price of one. */
  unitCents: Scalars['Cents']['output'];
};

/** A line of a quote or an invoice. Its total is worked out on the server. */
export type LineInput = {
  /** Needed to send a notarial act above its cap. */
  capReason?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** Quotes only. False where left out. */
  optional?: InputMaybe<Scalars['Boolean']['input']>;
  /** More than 0, up to three decimals. */
  quantity: Scalars['Float']['input'];
  /** Whether an optional line counts for now. True where left out. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** The entry of the price list that it is taken from. */
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  /** False where left out, and always for GOVERNMENT. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of line it is. */
  type: LineType;
  /** The price of one, 0 or more. */
  unitCents: Scalars['Cents']['input'];
};

/** GOVERNMENT lines are pass-through fees (DOJ, FBI): never discounted, never taxed, never revenue. */
export type LineType =
  /** A DOJ or FBI fee, collected and passed on. */
  | 'GOVERNMENT'
  /** A notarial act; its state's law may cap what it costs. */
  | 'NOTARIAL_ACT'
  /** Anything else. */
  | 'OTHER'
  /** The professional's own fee for taking prints. */
  | 'ROLLING'
  /** Cards, forms and other goods. */
  | 'SUPPLY'
  /** The way to the customer. */
  | 'TRAVEL';

/** The IRS's standard business rate for a span of days. */
export type MileageRate = {
  __typename: 'MileageRate';
  /** Cents for each mile; may be fractional (72.5). */
  centsPerMile: Scalars['Float']['output'];
  /** How well it is founded. */
  certainty: Certainty;
  /** Where the figure comes from. */
  source: Scalars['String']['output'];
  /** The first day. */
  validFrom: Scalars['Date']['output'];
  /** The last day; null while in force. */
  validTo: Maybe<Scalars['Date']['output']>;
};

export type Mutation = {
  __typename: 'Mutation';
  /** The customer signs the quote, with the optional lines of their choice. */
  acceptPortalQuote: PortalQuote;
  /** Takes a customer out of the lists; nothing of theirs is lost. Doing so twice is fine. */
  archiveCustomer: Customer;
  /** Takes an entry off the price list; quotes and invoices keep it. */
  archiveService: Service;
  /** The change is called off, by the link mailed to the old address. */
  cancelEmailChange: Scalars['Boolean']['output'];
  /** Sets a new password by the old one, and signs out every other device. */
  changePassword: Scalars['Boolean']['output'];
  /** Confirms the address by the link that was mailed to it, and signs in. TOKEN_INVALID where the link is spent or expired. */
  confirmEmail: Session;
  /** The new address takes effect, by its mailed link. */
  confirmEmailChange: Scalars['Boolean']['output'];
  /** Makes an accepted quote into a draft of an invoice, with the lines that the customer chose. Asked again, it answers the same invoice. */
  convertQuoteToInvoice: Invoice;
  /** Adds a customer. */
  createCustomer: Customer;
  /** Writes an invoice: a draft, which the customer does not see before it is sent. */
  createInvoice: Invoice;
  /** Writes a quote: a draft, which the customer does not see before it is sent. */
  createQuote: Quote;
  /** Adds an entry to the price list. */
  createService: Service;
  /** The customer turns the quote down. */
  declinePortalQuote: PortalQuote;
  /** Deletes a draft; the next invoice gets its number. */
  deleteInvoice: Scalars['Boolean']['output'];
  /** Deletes a draft; the next quote gets its number. */
  deleteQuote: Scalars['Boolean']['output'];
  /** Writes the same bill to the same customer as a new draft. */
  duplicateInvoice: Invoice;
  /** Writes the same offer to the same customer as a new draft, good from today. */
  duplicateQuote: Quote;
  /** Adds many customers: all of them, or, where one row is not right, none. Errors name their rows: rows.3.email. */
  importCustomers: CustomerImport;
  /** Records money that was taken outside the app. More than the balance is refused, and the balance named. */
  recordPayment: Payment;
  /** refreshToken is left out where the cookie carries it. Each refresh token works once; using one twice ends the session. */
  refreshSession: Session;
  /** Takes the logo away. */
  removeBusinessLogo: Business;
  /** Mails a link that confirms to the new address, and one that cancels to the old. True also where the new one is taken. */
  requestEmailChange: Scalars['Boolean']['output'];
  /** Mails a link to choose a new password. True for every address, known or not. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** The customer would like the quote otherwise. */
  requestQuoteChanges: PortalQuote;
  /** Mails the confirmation link again. True for every address, known or not. */
  resendConfirmation: Scalars['Boolean']['output'];
  /** Mails an unpaid invoice once more, as it is. */
  resendInvoice: Invoice;
  /** Mails a quote that waits for an answer once more, as it is. */
  resendQuote: Quote;
  /** Sets a new password by a mailed link, and signs out everywhere. TOKEN_INVALID where the link is spent or expired. */
  resetPassword: Scalars['Boolean']['output'];
  /** Takes an archived customer back into the lists. Doing so twice is fine. */
  restoreCustomer: Customer;
  /** Puts an entry back on the price list. */
  restoreService: Service;
  /** Issues a draft today, with its due date, and mails it to its customer. */
  sendInvoice: Invoice;
  /** Mails a quote to its customer: a draft; a new revision after changes were requested; or one that had expired, whose last day is moved on where it is past. */
  sendQuote: Quote;
  /** Sets the logo that quotes, invoices, mails and the portal carry. */
  setBusinessLogo: Business;
  /** Signs in with email and password. INVALID_CREDENTIALS, or EMAIL_NOT_CONFIRMED. */
  signIn: Session;
  /** Ends the session on this device. */
  signOut: Scalars['Boolean']['output'];
  /** Ends every session of the signed-in person, this one too. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Makes an account with its business and trial, and mails a link that confirms the address. EMAIL_TAKEN where it has one. */
  signUp: SignUpResult;
  /** Puts an address on the list of the newsletter; twice is fine. */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Changes the business; what is left out stays. */
  updateBusiness: Business;
  /** Changes a customer; what is left out stays. */
  updateCustomer: Customer;
  /** Changes a draft; what is left out stays. An invoice that was sent is voided and duplicated instead. */
  updateInvoice: Invoice;
  /** Changes the signed-in person's own name. */
  updateProfile: User;
  /** Changes a quote that is a draft, has changes requested, or has expired; what is left out stays. The customer sees nothing of it before it is sent. */
  updateQuote: Quote;
  /** Changes an entry of the price list; what is left out stays. */
  updateService: Service;
  /** Withdraws an invoice that nothing was paid on; its link then leads nowhere. Its number stays taken. */
  voidInvoice: Invoice;
  /** Takes back a payment that was recorded by hand: a check that bounced. The balance opens again. */
  voidPayment: Payment;
  /** Withdraws a quote that was not accepted; its link then leads nowhere. */
  voidQuote: Quote;
  /** Gives up what is still owed; payments on it stay. */
  writeOffInvoice: Invoice;
};


export type MutationacceptPortalQuoteArgs = {
  input: AcceptPortalQuoteInput;
};


export type MutationarchiveCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationarchiveServiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationcancelEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationconfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationconfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationconvertQuoteToInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationcreateCustomerArgs = {
  input: CreateCustomerInput;
};


export type MutationcreateInvoiceArgs = {
  input: CreateInvoiceInput;
};


export type MutationcreateQuoteArgs = {
  input: CreateQuoteInput;
};


export type MutationcreateServiceArgs = {
  input: CreateServiceInput;
};


export type MutationdeclinePortalQuoteArgs = {
  input: DeclinePortalQuoteInput;
};


export type MutationdeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationduplicateInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationduplicateQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationimportCustomersArgs = {
  input: ImportCustomersInput;
};


export type MutationrecordPaymentArgs = {
  input: RecordPaymentInput;
};


export type MutationrefreshSessionArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationrequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationrequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationrequestQuoteChangesArgs = {
  input: RequestQuoteChangesInput;
};


export type MutationresendConfirmationArgs = {
  email: Scalars['String']['input'];
};


export type MutationresendInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationresendQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationrestoreCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrestoreServiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsetBusinessLogoArgs = {
  dataUrl: Scalars['String']['input'];
};


export type MutationsignInArgs = {
  input: SignInInput;
};


export type MutationsignUpArgs = {
  input: SignUpInput;
};


export type MutationsubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationupdateBusinessArgs = {
  input: BusinessInput;
};


export type MutationupdateCustomerArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCustomerInput;
};


export type MutationupdateInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateInvoiceInput;
};


export type MutationupdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationupdateQuoteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateQuoteInput;
};


export type MutationupdateServiceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateServiceInput;
};


export type MutationvoidInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationvoidPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationvoidQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationwriteOffInvoiceArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** Anything with an id of its own. */
export type Node = {
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
};

/** The most that a state lets a notary charge. */
export type NotarialFeeCap = {
  __typename: 'NotarialFeeCap';
  /** Which acts it is for: "any", or one act by name. */
  act: Scalars['String']['output'];
  /** For each further unit; null where it is the same. */
  additionalCents: Maybe<Scalars['Cents']['output']>;
  /** How well it is founded. */
  certainty: Certainty;
  /** For the first unit; null where the state sets no cap. */
  firstCents: Maybe<Scalars['Cents']['output']>;
  /** How the act is done. */
  mode: NotarialMode;
  /** When somebody last held it against its source; null where no review is on record. */
  reviewedAt: Maybe<Scalars['Date']['output']>;
  /** Where the figure comes from. */
  source: Scalars['String']['output'];
  /** Two letters. */
  state: Scalars['String']['output'];
  /** What it counts. */
  unit: FeeCapUnit;
  /** The first day; null where it is not recorded. */
  validFrom: Maybe<Scalars['Date']['output']>;
  /** The last day; null while in force. */
  validTo: Maybe<Scalars['Date']['output']>;
};

/** How a notarial act is done. */
export type NotarialMode =
  /** Electronically, in person. */
  | 'ELECTRONIC'
  /** On paper, in person. */
  | 'IN_PERSON'
  /** Online, with the signer elsewhere. */
  | 'REMOTE';

/** How money was taken outside the app. */
export type OfflinePaymentMethod =
  /** Money in hand. */
  | 'CASH'
  /** A paper check. */
  | 'CHECK'
  /** Any other way outside the app. */
  | 'OTHER'
  /** A card taken over the phone, on a terminal of its own. */
  | 'PHONE';

/** Where a page of a connection lies. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** The cursor of the last row, for the next `after`; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether this page was asked for with `after`, so that there is something before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first row; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Money on an invoice. */
export type Payment = Node & {
  __typename: 'Payment';
  /** What was paid. */
  amountCents: Scalars['Cents']['output'];
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** What it was paid on. */
  invoice: Invoice;
  /** How it was paid. */
  method: PaymentMethod;
  /** For the business alone. */
  note: Maybe<Scalars['String']['output']>;
  /** When the money was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** Check number, phone authorisation, or the card processor's own id. */
  reference: Maybe<Scalars['String']['output']>;
  /** What was given back of it. */
  refundedCents: Scalars['Cents']['output'];
  /** Where it stands. */
  status: PaymentStatus;
  /** Why it was voided. */
  voidReason: Maybe<Scalars['String']['output']>;
  /** Whether the person asking may void it. */
  voidable: Scalars['Boolean']['output'];
};

/** How money was paid. */
export type PaymentMethod =
  /** A bank transfer in the United States; clears after days. */
  | 'ACH'
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** A card, online. */
  | 'CARD'
  /** Money in hand. */
  | 'CASH'
  /** A paper check. */
  | 'CHECK'
  /** Google Pay. */
  | 'GOOGLE_PAY'
  /** Any other way outside the app. */
  | 'OTHER'
  /** A card taken over the phone, on a terminal of its own. */
  | 'PHONE';

/** Where a payment stands. */
export type PaymentStatus =
  /** Called off before it went through. */
  | 'CANCELED'
  /** Contested by the payer at their bank. */
  | 'DISPUTED'
  /** Refused. */
  | 'FAILED'
  /** Received, and a part given back. */
  | 'PARTLY_REFUNDED'
  /** On its way; not yet money. */
  | 'PENDING'
  /** Received, and given back. */
  | 'REFUNDED'
  /** Received. */
  | 'SUCCEEDED'
  /** Taken back: a check that bounced, an entry that was wrong. */
  | 'VOIDED';

/** What a business has subscribed to. */
export type PlanTier =
  /** Seven days with the limits of Professional. */
  | 'FREE_TRIAL'
  /** For a team. */
  | 'PREMIUM'
  /** For a full calendar. */
  | 'PROFESSIONAL'
  /** For a first handful of customers. */
  | 'STARTER';

/** The business as its customers see it. */
export type PortalBusiness = {
  __typename: 'PortalBusiness';
  /** Where customers write to. */
  email: Maybe<Scalars['String']['output']>;
  /** Where the logo can be loaded from. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Where customers call. */
  phone: Maybe<Scalars['String']['output']>;
  /** IANA time zone: its days and hours are those of its documents. */
  timeZone: Scalars['String']['output'];
};

/** An invoice as the bearer of its link sees it. */
export type PortalInvoice = {
  __typename: 'PortalInvoice';
  /** Total less paid; nothing once it is written off. */
  balanceCents: Scalars['Cents']['output'];
  /** Who sent it. */
  business: PortalBusiness;
  /** Whom it is for. */
  customerName: Scalars['String']['output'];
  /** Taken off all but government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The last day to pay. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** The day that it was sent. */
  issueDate: Maybe<Scalars['Date']['output']>;
  /** What is billed, in order. */
  lines: Array<Line>;
  /** Unique in the business. */
  number: Scalars['String']['output'];
  /** Computed: something is owed and dueDate has passed in the business's time zone. */
  overdue: Scalars['Boolean']['output'];
  /** Succeeded payments less refunds. */
  paidCents: Scalars['Cents']['output'];
  /** The money that came or is on its way, oldest first. */
  payments: Array<PortalPayment>;
  /** Whether a signed-in member of the business itself is looking, which does not count as a view. */
  preview: Scalars['Boolean']['output'];
  /** Where it stands. */
  status: InvoiceStatus;
  /** All lines, travel included. */
  subtotalCents: Scalars['Cents']['output'];
  /** On the taxable lines, after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** What stands below the totals. */
  terms: Maybe<Scalars['String']['output']>;
  /** Subtotal less discount plus tax. */
  totalCents: Scalars['Cents']['output'];
  /** The way that the TRAVEL line charges, as the quote that the invoice was made from had it. */
  travel: Maybe<TravelEstimate>;
};

/** A payment as its payer sees it. */
export type PortalPayment = {
  __typename: 'PortalPayment';
  /** What was paid. */
  amountCents: Scalars['Cents']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** How it was made. */
  method: PaymentMethod;
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** Check number or phone authorisation. */
  reference: Maybe<Scalars['String']['output']>;
  /** Whether the money has arrived. */
  status: PaymentStatus;
};

/** A quote as the bearer of its link sees it. */
export type PortalQuote = {
  __typename: 'PortalQuote';
  /** What the customer may do next. */
  actions: Array<PortalQuoteAction>;
  /** Who sent it. */
  business: PortalBusiness;
  /** What the customer would like changed. */
  changeRequest: Maybe<Scalars['String']['output']>;
  /** Whom it is for. */
  customerName: Scalars['String']['output'];
  /** When the customer accepted, declined or asked for changes. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the customer declined, where they said so. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** Asked for in advance; a part of the total. */
  depositCents: Scalars['Cents']['output'];
  /** Taken off all but government fees. */
  discountCents: Scalars['Cents']['output'];
  /** What is offered, in order. */
  lines: Array<Line>;
  /** Unique in the business. */
  number: Scalars['String']['output'];
  /** Whether a signed-in member of the business itself is looking, which does not count as a view. */
  preview: Scalars['Boolean']['output'];
  /** 1 at first; one more each time it is sent after changes were requested. */
  revision: Scalars['Int']['output'];
  /** The customer's, once accepted. */
  signature: Maybe<Signature>;
  /** Where it stands; EXPIRED from the day after the last one to accept it. */
  status: QuoteStatus;
  /** All lines that count, travel included. */
  subtotalCents: Scalars['Cents']['output'];
  /** On the taxable lines, after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** What the customer agrees to. */
  terms: Maybe<Scalars['String']['output']>;
  /** Subtotal less discount plus tax. */
  totalCents: Scalars['Cents']['output'];
  /** The way that the TRAVEL line charges. */
  travel: Maybe<TravelEstimate>;
  /** The last day to accept it; null where there is none. */
  validUntil: Maybe<Scalars['Date']['output']>;
};

/** What the customer may do with a quote next; the page shows exactly these. */
export type PortalQuoteAction =
  /** acceptPortalQuote */
  | 'ACCEPT'
  /** declinePortalQuote */
  | 'DECLINE'
  /** requestQuoteChanges */
  | 'REQUEST_CHANGES';

/** What a ZIP code stands for. */
export type PostalCode = {
  __typename: 'PostalCode';
  /** The city. */
  city: Scalars['String']['output'];
  /** Five digits. */
  code: Scalars['String']['output'];
  /** Degrees; the middle of the code's area. Null for codes without one, such as military ones. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees; null together with latitude. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Two letters. */
  state: Scalars['String']['output'];
};

export type Query = {
  __typename: 'Query';
  /** What happened in the business, the newest first. */
  activities: ActivityConnection;
  /** One published article; null where there is none such. */
  article: Maybe<Article>;
  /** Published articles, the newest first. */
  articles: ArticleConnection;
  /** The business that the signed-in person acts for. */
  business: Business;
  /** One customer; null where the business has none such. */
  customer: Maybe<Customer>;
  /** A page of customers. */
  customers: CustomerConnection;
  /** What a way would cost. A quote made with the same travel comes to the same fee. */
  estimateTravel: TravelEstimate;
  /** One invoice; null where the business has none such. */
  invoice: Maybe<Invoice>;
  /** A page of invoices. */
  invoices: InvoiceConnection;
  /** Who is signed in; null for a visitor. */
  me: Maybe<User>;
  /** The IRS's rate on a day; null where none is on file. */
  mileageRate: Maybe<MileageRate>;
  /** What a state lets notaries charge; empty where nothing is on file. */
  notarialFeeCaps: Array<NotarialFeeCap>;
  /** The invoice that a link leads to; null for an unknown or a revoked one. Marks it as viewed, unless a member of the business looks. */
  portalInvoice: Maybe<PortalInvoice>;
  /** The quote that a link leads to; null for an unknown or a revoked one. Marks it as viewed, unless a member of the business looks. */
  portalQuote: Maybe<PortalQuote>;
  /** What a ZIP code stands for; null where there is none such. */
  postalCode: Maybe<PostalCode>;
  /** One quote; null where the business has none such. */
  quote: Maybe<Quote>;
  /** A page of quotes. */
  quotes: QuoteConnection;
  /** Customers by name, email, phone and tag, quotes and invoices by number and customer; the most alike first. */
  search: Array<SearchHit>;
  /** The price list, in its order. */
  services: Array<Service>;
  /** What the signed-in person may use, and until when. */
  subscriptionStatus: SubscriptionStatus;
  /** The business's figures of the day. Those in money are for roles that may see reports. */
  today: Today;
  /** What a state says about travel fees; empty where nothing is on file. */
  travelRules: Array<TravelRule>;
};


export type QueryactivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryarticleArgs = {
  slug: Scalars['String']['input'];
};


export type QueryarticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerycustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerSort>;
};


export type QueryestimateTravelArgs = {
  input: TravelInput;
};


export type QueryinvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryinvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<InvoiceSort>;
};


export type QuerymileageRateArgs = {
  on?: InputMaybe<Scalars['Date']['input']>;
};


export type QuerynotarialFeeCapsArgs = {
  state: Scalars['String']['input'];
};


export type QueryportalInvoiceArgs = {
  token: Scalars['String']['input'];
};


export type QueryportalQuoteArgs = {
  token: Scalars['String']['input'];
};


export type QuerypostalCodeArgs = {
  code: Scalars['String']['input'];
};


export type QueryquoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryquotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QuoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteSort>;
};


export type QuerysearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QueryservicesArgs = {
  includeArchived?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerytravelRulesArgs = {
  state: Scalars['String']['input'];
};

/** An offer to a customer, which they accept, decline or want changed. */
export type Quote = Node & {
  __typename: 'Quote';
  /** What the person asking may do next; the client shows exactly these. */
  actions: Array<QuoteAction>;
  /** What the customer would like changed. */
  changeRequest: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Whom it is for. */
  customer: Customer;
  /** When the customer accepted, declined or asked for changes. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the customer declined, where they said so. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** Asked for in advance; a part of the total. */
  depositCents: Scalars['Cents']['output'];
  /** Taken off all but government fees. */
  discountCents: Scalars['Cents']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** What it was made into, unless that was voided. */
  invoice: Maybe<Invoice>;
  /** What is offered, in order. */
  lines: Array<Line>;
  /** For the business alone; customers never see them. */
  notes: Maybe<Scalars['String']['output']>;
  /** Unique within the business, and without gaps. */
  number: Scalars['String']['output'];
  /** Where the customer sees it, without an account; null while it is a draft or void. */
  portalUrl: Maybe<Scalars['String']['output']>;
  /** 1 at first; one more each time it is sent after changes were requested. */
  revision: Scalars['Int']['output'];
  /** When this revision was sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the customer, once accepted. */
  signature: Maybe<Signature>;
  /** Where it stands. */
  status: QuoteStatus;
  /** All lines that count, travel included. */
  subtotalCents: Scalars['Cents']['output'];
  /** On the taxable lines, after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** What the customer agrees to. */
  terms: Maybe<Scalars['String']['output']>;
  /** Subtotal less discount plus tax. */
  totalCents: Scalars['Cents']['output'];
  /** The way that the TRAVEL line charges; null where travel was typed by hand or is not charged. */
  travel: Maybe<TravelEstimate>;
  /** What the travel fee was worked out from. */
  travelSettings: Maybe<TravelSettings>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The last day to accept it; null where there is none. */
  validUntil: Maybe<Scalars['Date']['output']>;
  /** When the customer first opened what was sent. */
  viewedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What the person asking may do next; the client shows exactly these. */
export type QuoteAction =
  /** convertQuoteToInvoice */
  | 'CONVERT'
  /** deleteQuote */
  | 'DELETE'
  /** duplicateQuote */
  | 'DUPLICATE'
  /** updateQuote */
  | 'EDIT'
  /** resendQuote */
  | 'RESEND'
  /** sendQuote */
  | 'SEND'
  /** voidQuote */
  | 'VOID';

/** A page of quotes. */
export type QuoteConnection = {
  __typename: 'QuoteConnection';
  /** The rows with their cursors. */
  edges: Array<QuoteEdge>;
  /** The rows. */
  nodes: Array<Quote>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are in all; counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the quotes and its place in the order. */
export type QuoteEdge = {
  __typename: 'QuoteEdge';
  /** The place in the order, for `after`. */
  cursor: Scalars['String']['output'];
  /** What stands at this place. */
  node: Quote;
};

/** Which quotes to list. */
export type QuoteFilter = {
  /** Only of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Looked for in the number, and in what customers are searched by; forgives typing errors in the latter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only in one of these states. */
  status?: InputMaybe<Array<QuoteStatus>>;
};

/** The order of a list of quotes. */
export type QuoteSort =
  /** The newest first. */
  | 'NEWEST'
  /** The largest total first. */
  | 'TOTAL'
  /** The last changed first. */
  | 'UPDATED';

/** Where a quote stands. */
export type QuoteStatus =
  /** Signed by the customer. */
  | 'ACCEPTED'
  /** The customer asked for changes; sending it again makes a new revision. */
  | 'CHANGES_REQUESTED'
  /** Accepted, and made into an invoice. */
  | 'CONVERTED'
  /** Turned down by the customer. */
  | 'DECLINED'
  /** Being written; the customer cannot see it. */
  | 'DRAFT'
  /** Past its last day without an answer; sending it again reopens it. */
  | 'EXPIRED'
  /** Sent, and not yet opened. */
  | 'SENT'
  /** Opened by the customer. */
  | 'VIEWED'
  /** Withdrawn; its link leads nowhere. */
  | 'VOID';

/** The same idempotencyKey records one payment, however often it is sent. */
export type RecordPaymentInput = {
  /** More than 0, at most the balance. */
  amountCents: Scalars['Cents']['input'];
  /** Any text of the caller, the same at each try. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A sent invoice with a balance. */
  invoiceId: Scalars['ID']['input'];
  /** How it was paid. */
  method: OfflinePaymentMethod;
  /** For the business alone; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it was received; now where left out. */
  receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Check number or phone authorisation; the customer sees it. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A wish to sign in with another address. */
export type RequestEmailChangeInput = {
  /** Gets a link that confirms the change; the old address gets one that cancels it. */
  newEmail: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** A customer's wish to have a quote otherwise. */
export type RequestQuoteChangesInput = {
  /** What to change; at most 2,000 characters. */
  message: Scalars['String']['input'];
  /** The link's. */
  token: Scalars['String']['input'];
};

/** A new password, by the link of a reset mail. */
export type ResetPasswordInput = {
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** From the link; works once, for an hour. */
  token: Scalars['String']['input'];
};

/** Something that a search found. */
export type SearchHit = {
  __typename: 'SearchHit';
  /** The id of what was found. */
  id: Scalars['ID']['output'];
  /** What was found. */
  kind: SearchKind;
  /** What tells it from others: an address, or whom it is for. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** A name or a number. */
  title: Scalars['String']['output'];
};

/** What was found. */
export type SearchKind =
  /** A customer. */
  | 'CUSTOMER'
  /** An invoice. */
  | 'INVOICE'
  /** A quote. */
  | 'QUOTE';

/** An entry of the price list: something the business sells. */
export type Service = Node & {
  __typename: 'Service';
  /** Whether it is no longer offered. */
  archived: Scalars['Boolean']['output'];
  /** As it reads on a quote or an invoice. */
  description: Scalars['String']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** Its place in the list. */
  position: Scalars['Int']['output'];
  /** Whether it is taxed; never for GOVERNMENT. */
  taxable: Scalars['Boolean']['output'];
  /** What kind of line it becomes. */
  type: LineType;
  /** The price of one. */
  unitCents: Scalars['Cents']['output'];
};

/** refreshToken is answered only to a client that asked for it (SignInInput.tokenDelivery: BODY); a browser gets it as an HttpOnly cookie. */
export type Session = {
  __typename: 'Session';
  /** A bearer token for the Authorization header. */
  accessToken: Scalars['String']['output'];
  /** When the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Seconds until the access token expires. */
  expiresIn: Scalars['Int']['output'];
  /** Works once, for refreshSession; only where tokenDelivery is BODY. */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** Always "bearer". */
  tokenType: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** What proves who somebody is. */
export type SignInInput = {
  /** Not case-sensitive. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** Stay signed in for 30 days on this device, rather than until the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** COOKIE where left out. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
  /** The code of an authenticator app, for accounts that have one. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** A new account; its business and its free trial come with it. */
export type SignUpInput = {
  /** From a beta invitation. */
  betaToken?: InputMaybe<Scalars['String']['input']>;
  /** Trimmed and stored in lowercase. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** The IANA time zone of the business, such as America/Los_Angeles. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a sign-up: nobody is signed in before the address is confirmed. */
export type SignUpResult = {
  __typename: 'SignUpResult';
  /** When the confirmation was put on its way. */
  confirmationSentAt: Scalars['DateTime']['output'];
  /** The address that the confirmation goes to. */
  email: Scalars['String']['output'];
};

/** A customer's signature under a quote. */
export type Signature = {
  __typename: 'Signature';
  /** A PNG as a data URL, where the signer drew. */
  image: Maybe<Scalars['String']['output']>;
  /** The name that was signed with. */
  name: Scalars['String']['output'];
  /** When it was signed. */
  signedAt: Scalars['DateTime']['output'];
};

export type Subscription = {
  __typename: 'Subscription';
  /** Everything that happens in the business, as it happens. */
  activity: Activity;
  /** Every payment on the business's invoices, or on one of them: recorded or voided. */
  invoicePayment: InvoicePaymentEvent;
  /** The invoice that a link leads to, whenever something happened to it. Ends once it is voided. */
  portalInvoice: PortalInvoice;
};


export type SubscriptioninvoicePaymentArgs = {
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionportalInvoiceArgs = {
  token: Scalars['String']['input'];
};

/** What the signed-in person may use, and until when. */
export type SubscriptionStatus = {
  __typename: 'SubscriptionStatus';
  /** When beta access ends; null where it does not, or there is none. */
  betaAccessEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the business takes part in the beta. */
  isBetaTester: Scalars['Boolean']['output'];
  /** Whether the person works in a business that somebody else owns. */
  isTeamMember: Scalars['Boolean']['output'];
  /** The plan, or FREE_TRIAL where none was chosen yet. */
  planTier: PlanTier;
  /** Whether a paid plan is running. */
  subscribed: Scalars['Boolean']['output'];
  /** When the trial or the paid period ends. */
  subscriptionEnd: Maybe<Scalars['DateTime']['output']>;
};

/** The business's figures of the day. */
export type Today = {
  __typename: 'Today';
  /** Whether there is any customer. */
  hasCustomers: Scalars['Boolean']['output'];
  /** Whether there is any invoice. */
  hasInvoices: Scalars['Boolean']['output'];
  /** Whether any money was ever received. */
  hasPayments: Scalars['Boolean']['output'];
  /** Whether there is any quote. */
  hasQuotes: Scalars['Boolean']['output'];
  /** Whether any quote was ever sent. */
  hasSentQuote: Scalars['Boolean']['output'];
  /** How many sent invoices have a balance. */
  openCount: Scalars['Int']['output'];
  /** The part of it that is overdue. */
  overdueCents: Scalars['Cents']['output'];
  /** How many invoices are overdue. */
  overdueCount: Scalars['Int']['output'];
  /** The balance of all sent invoices. */
  owedCents: Scalars['Cents']['output'];
  /** Received since the month began in the business's time zone, less refunds. */
  paidThisMonthCents: Scalars['Cents']['output'];
  /** What they come to. */
  quotesWaitingCents: Scalars['Cents']['output'];
  /** How many quotes wait for an answer. */
  quotesWaitingCount: Scalars['Int']['output'];
};

/** How a client is given its refresh token. */
export type TokenDelivery =
  /** In the answer: for programs that keep it themselves. */
  | 'BODY'
  /** As an HttpOnly cookie: for browsers. */
  | 'COOKIE';

/** A way to the customer and what it costs. */
export type TravelEstimate = {
  __typename: 'TravelEstimate';
  /** How the fee came about, in one sentence that a customer may read. */
  explanation: Scalars['String']['output'];
  /** What the customer is charged. */
  feeCents: Scalars['Cents']['output'];
  /** Where the distance comes from. */
  method: TravelMethod;
  /** One way, in miles. */
  miles: Scalars['Float']['output'];
  /** One way, by car. */
  minutes: Scalars['Int']['output'];
};

/** From where to where, and at what rates; rates left out are those of the business. A place is found by its coordinates, else by its ZIP code, else by its city and state. */
export type TravelInput = {
  /** Cents for each charged mile; fractions allowed (72.5). */
  centsPerMile?: InputMaybe<Scalars['Float']['input']>;
  /** Where it leads. */
  destination: AddressInput;
  /** Miles of the trip that are not charged. */
  freeMiles?: InputMaybe<Scalars['Float']['input']>;
  /** The least that the miles cost. */
  minimumCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Where travel starts. */
  origin: AddressInput;
  /** Whether the way back is charged too. */
  roundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tolls and parking, on top. 0 where left out. */
  tollsCents?: InputMaybe<Scalars['Cents']['input']>;
};

/** Where a distance comes from. */
export type TravelMethod =
  /** The great circle, made longer by what roads usually wind. */
  | 'ESTIMATED'
  /** The professional's own figure. */
  | 'MANUAL'
  /** A routing service, over real roads. */
  | 'ROUTED';

/** What a state says about charging for travel. */
export type TravelRule = {
  __typename: 'TravelRule';
  /** How well it is founded. */
  certainty: Certainty;
  /** When somebody last held it against its source; null where no review is on record. */
  reviewedAt: Maybe<Scalars['Date']['output']>;
  /** One sentence for a person. */
  rule: Scalars['String']['output'];
  /** Where it comes from. */
  source: Scalars['String']['output'];
  /** Two letters. */
  state: Scalars['String']['output'];
};

/** What a travel fee was worked out from: enough to change it. */
export type TravelSettings = {
  __typename: 'TravelSettings';
  /** Cents for each charged mile; may be fractional (72.5). */
  centsPerMile: Scalars['Float']['output'];
  /** Where it leads. */
  destination: Address;
  /** Miles of the trip that are not charged. */
  freeMiles: Scalars['Float']['output'];
  /** The least that the miles cost. */
  minimumCents: Scalars['Cents']['output'];
  /** Where travel starts. */
  origin: Address;
  /** Whether the way back is charged too. */
  roundTrip: Scalars['Boolean']['output'];
  /** Tolls and parking, on top. */
  tollsCents: Scalars['Cents']['output'];
};

/** Changes to a customer: what is left out stays, null clears. */
export type UpdateCustomerInput = {
  /** Where travel leads. */
  address?: InputMaybe<AddressInput>;
  /** An email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Who they are. */
  kind?: InputMaybe<CustomerKind>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Kept as typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 of at most 40 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether new quotes and invoices carry no tax. */
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a draft: what is left out stays, null clears. */
export type UpdateInvoiceInput = {
  /** At most what the lines other than GOVERNMENT come to. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The last day to pay; null for the customer's net days. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** In place of all lines. */
  lines?: InputMaybe<Array<LineInput>>;
  /** At most 5,000 characters; customers never see them. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals; null for the business's own. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** What the customer reads below the totals. */
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** What a person may change about themselves. */
export type UpdateProfileInput = {
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
};

/** Changes to a quote: what is left out stays, null clears. */
export type UpdateQuoteInput = {
  /** At most the total. */
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  /** At most what the lines other than GOVERNMENT come to. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** In place of all lines. As long as the quote has travel, its TRAVEL line stays. */
  lines?: InputMaybe<Array<LineInput>>;
  /** At most 5,000 characters; customers never see them. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals; null for the business's own. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** What the customer agrees to. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** Null takes the worked-out travel line away. */
  travel?: InputMaybe<TravelInput>;
  /** The last day to accept it. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** Changes to an entry of the price list; quotes and invoices made before keep their prices. */
export type UpdateServiceInput = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the list. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is taxed. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of line it becomes. */
  type?: InputMaybe<LineType>;
  /** The price of one. */
  unitCents?: InputMaybe<Scalars['Cents']['input']>;
};

/** A person with an account. */
export type User = Node & {
  __typename: 'User';
  /** When they signed up. */
  createdAt: Scalars['DateTime']['output'];
  /** The address they sign in with, in lowercase. */
  email: Scalars['String']['output'];
  /** Whether they have opened the link in their confirmation mail. */
  emailVerified: Scalars['Boolean']['output'];
  /** The name given at sign-up. */
  fullName: Scalars['String']['output'];
  /** A UUID; unique among all things. */
  id: Scalars['ID']['output'];
  /** Whether they run the platform itself; apart from any role in a business. */
  isStaff: Scalars['Boolean']['output'];
};

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

export type AcceptPortalQuoteInput = {
  selectedOptionalLineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  signerName: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Something that happened in the business: a quote viewed, accepted or declined, an invoice viewed or paid, and so on. */
export type Activity = Node & {
  __typename: 'Activity';
  actorName: Maybe<Scalars['String']['output']>;
  customer: Maybe<Customer>;
  id: Scalars['ID']['output'];
  invoice: Maybe<Invoice>;
  occurredAt: Scalars['DateTime']['output'];
  quote: Maybe<Quote>;
  summary: Scalars['String']['output'];
  /** Dotted and past tense: quote.accepted, invoice.paid, payment.recorded. */
  type: Scalars['String']['output'];
};

export type ActivityConnection = {
  __typename: 'ActivityConnection';
  edges: Array<ActivityEdge>;
  nodes: Array<Activity>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ActivityEdge = {
  __typename: 'ActivityEdge';
  cursor: Scalars['String']['output'];
  node: Activity;
};

export type ActivityFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

export type Address = {
  __typename: 'Address';
  city: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['String']['output']>;
  latitude: Maybe<Scalars['Float']['output']>;
  line1: Maybe<Scalars['String']['output']>;
  line2: Maybe<Scalars['String']['output']>;
  longitude: Maybe<Scalars['Float']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  state: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  line1?: InputMaybe<Scalars['String']['input']>;
  line2?: InputMaybe<Scalars['String']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type Article = Node & {
  __typename: 'Article';
  category: Maybe<Scalars['String']['output']>;
  excerpt: Maybe<Scalars['String']['output']>;
  featured: Scalars['Boolean']['output'];
  featuredImageUrl: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Minutes; 5 where none was set. */
  readTime: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ArticleConnection = {
  __typename: 'ArticleConnection';
  edges: Array<ArticleEdge>;
  nodes: Array<Article>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ArticleEdge = {
  __typename: 'ArticleEdge';
  cursor: Scalars['String']['output'];
  node: Article;
};

export type Business = Node & {
  __typename: 'Business';
  address: Maybe<Address>;
  email: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  invoicePrefix: Scalars['String']['output'];
  invoiceTerms: Maybe<Scalars['String']['output']>;
  logoUrl: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  netDays: Scalars['Int']['output'];
  phone: Maybe<Scalars['String']['output']>;
  quotePrefix: Scalars['String']['output'];
  quoteTerms: Maybe<Scalars['String']['output']>;
  quoteValidDays: Scalars['Int']['output'];
  taxRate: Scalars['Float']['output'];
  timeZone: Scalars['String']['output'];
  travelCentsPerMile: Scalars['Float']['output'];
  travelFreeMiles: Scalars['Float']['output'];
  travelMinimumCents: Scalars['Cents']['output'];
  travelRoundTrip: Scalars['Boolean']['output'];
  travelTaxable: Scalars['Boolean']['output'];
};

export type BusinessInput = {
  address?: InputMaybe<AddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  netDays?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  quotePrefix?: InputMaybe<Scalars['String']['input']>;
  quoteTerms?: InputMaybe<Scalars['String']['input']>;
  quoteValidDays?: InputMaybe<Scalars['Int']['input']>;
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  travelCentsPerMile?: InputMaybe<Scalars['Float']['input']>;
  travelFreeMiles?: InputMaybe<Scalars['Float']['input']>;
  travelMinimumCents?: InputMaybe<Scalars['Cents']['input']>;
  travelRoundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  travelTaxable?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Certainty =
  | 'COMMON_KNOWLEDGE'
  | 'STATUTE'
  | 'TO_BE_CHECKED';

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type CreateCustomerInput = {
  address?: InputMaybe<AddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<CustomerKind>;
  name: Scalars['String']['input'];
  netDays?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateInvoiceInput = {
  customerId: Scalars['ID']['input'];
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lines: Array<LineInput>;
  notes?: InputMaybe<Scalars['String']['input']>;
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
};

export type CreateQuoteInput = {
  customerId: Scalars['ID']['input'];
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lines: Array<LineInput>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals (9.375). */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
  travel?: InputMaybe<TravelInput>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

export type Customer = Node & {
  __typename: 'Customer';
  actions: Array<CustomerAction>;
  address: Maybe<Address>;
  archived: Scalars['Boolean']['output'];
  balanceCents: Scalars['Cents']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: CustomerKind;
  name: Scalars['String']['output'];
  /** Days a new invoice gives this customer to pay. */
  netDays: Scalars['Int']['output'];
  notes: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  taxExempt: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CustomerAction =
  | 'ARCHIVE'
  | 'EDIT'
  | 'RESTORE';

export type CustomerConnection = {
  __typename: 'CustomerConnection';
  edges: Array<CustomerEdge>;
  nodes: Array<Customer>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CustomerEdge = {
  __typename: 'CustomerEdge';
  cursor: Scalars['String']['output'];
  node: Customer;
};

export type CustomerFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<CustomerKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerImport = {
  __typename: 'CustomerImport';
  createdCount: Scalars['Int']['output'];
};

export type CustomerKind =
  | 'AGENCY'
  | 'BUSINESS'
  | 'PERSON'
  | 'SIGNING_SERVICE';

export type CustomerSort =
  | 'NAME'
  | 'NEWEST';

export type DeclinePortalQuoteInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type FeeCapUnit =
  | 'ACT'
  | 'DOCUMENT'
  | 'SIGNATURE';

export type ImportCustomersInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<CreateCustomerInput>;
};

export type Invoice = Node & {
  __typename: 'Invoice';
  actions: Array<InvoiceAction>;
  balanceCents: Scalars['Cents']['output'];
  closedReason: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  customer: Customer;
  discountCents: Scalars['Cents']['output'];
  dueDate: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  issueDate: Maybe<Scalars['Date']['output']>;
  lines: Array<Line>;
  notes: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  /** Computed: something is owed and dueDate has passed in the business's time zone. */
  overdue: Scalars['Boolean']['output'];
  paidAt: Maybe<Scalars['DateTime']['output']>;
  paidCents: Scalars['Cents']['output'];
  payments: Array<Payment>;
  portalUrl: Maybe<Scalars['String']['output']>;
  quote: Maybe<Quote>;
  sentAt: Maybe<Scalars['DateTime']['output']>;
  status: InvoiceStatus;
  subtotalCents: Scalars['Cents']['output'];
  taxCents: Scalars['Cents']['output'];
  taxRate: Scalars['Float']['output'];
  terms: Maybe<Scalars['String']['output']>;
  totalCents: Scalars['Cents']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewedAt: Maybe<Scalars['DateTime']['output']>;
};

export type InvoiceAction =
  | 'DELETE'
  | 'DUPLICATE'
  | 'EDIT'
  | 'RECORD_PAYMENT'
  | 'REFUND'
  | 'RESEND'
  | 'SEND'
  | 'VOID'
  | 'WRITE_OFF';

export type InvoiceConnection = {
  __typename: 'InvoiceConnection';
  edges: Array<InvoiceEdge>;
  nodes: Array<Invoice>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvoiceEdge = {
  __typename: 'InvoiceEdge';
  cursor: Scalars['String']['output'];
  node: Invoice;
};

export type InvoiceFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<InvoiceStatus>>;
};

export type InvoicePaymentEvent = {
  __typename: 'InvoicePaymentEvent';
  invoice: Invoice;
  payment: Payment;
};

export type InvoiceSort =
  | 'BALANCE'
  | 'DUE_DATE'
  | 'NEWEST';

export type InvoiceStatus =
  | 'DRAFT'
  | 'PAID'
  | 'PARTIAL'
  | 'REFUNDED'
  | 'SENT'
  | 'VIEWED'
  | 'VOID'
  | 'WRITTEN_OFF';

export type Line = {
  __typename: 'Line';
  capReason: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Quotes only: the customer may leave an optional line out. */
  optional: Scalars['Boolean']['output'];
  /** Up to three decimals. */
  quantity: Scalars['Float']['output'];
  selected: Scalars['Boolean']['output'];
  serviceId: Maybe<Scalars['ID']['output']>;
  taxable: Scalars['Boolean']['output'];
  totalCents: Scalars['Cents']['output'];
  type: LineType;
  unitCents: Scalars['Cents']['output'];
};

export type LineInput = {
  capReason?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  optional?: InputMaybe<Scalars['Boolean']['input']>;
  quantity: Scalars['Float']['input'];
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  type: LineType;
  unitCents: Scalars['Cents']['input'];
};

/** GOVERNMENT lines are pass-through fees (DOJ, FBI): never discounted, never taxed, never revenue. */
export type LineType =
  | 'GOVERNMENT'
  | 'NOTARIAL_ACT'
  | 'OTHER'
  | 'ROLLING'
  | 'SUPPLY'
  | 'TRAVEL';

export type Mutation = {
  __typename: 'Mutation';
  acceptPortalQuote: PortalQuote;
  archiveCustomer: Customer;
  cancelEmailChange: Scalars['Boolean']['output'];
  changePassword: Scalars['Boolean']['output'];
  confirmEmail: Session;
  confirmEmailChange: Scalars['Boolean']['output'];
  convertQuoteToInvoice: Invoice;
  createCustomer: Customer;
  createInvoice: Invoice;
  createQuote: Quote;
  declinePortalQuote: PortalQuote;
  deleteInvoice: Scalars['Boolean']['output'];
  duplicateInvoice: Invoice;
  importCustomers: CustomerImport;
  recordPayment: Payment;
  /** refreshToken is left out where the cookie carries it. Each refresh token works once. */
  refreshSession: Session;
  requestEmailChange: Scalars['Boolean']['output'];
  requestPasswordReset: Scalars['Boolean']['output'];
  requestQuoteChanges: PortalQuote;
  resendConfirmation: Scalars['Boolean']['output'];
  resendInvoice: Invoice;
  resetPassword: Scalars['Boolean']['output'];
  restoreCustomer: Customer;
  sendInvoice: Invoice;
  sendQuote: Quote;
  signIn: Session;
  signOut: Scalars['Boolean']['output'];
  signOutEverywhere: Scalars['Boolean']['output'];
  signUp: SignUpResult;
  subscribeToNewsletter: Scalars['Boolean']['output'];
  updateBusiness: Business;
  updateCustomer: Customer;
  updateInvoice: Invoice;
  updateProfile: User;
  updateQuote: Quote;
  voidInvoice: Invoice;
  voidPayment: Payment;
  voidQuote: Quote;
  writeOffInvoice: Invoice;
};


export type MutationacceptPortalQuoteArgs = {
  input: AcceptPortalQuoteInput;
};


export type MutationarchiveCustomerArgs = {
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


export type MutationdeclinePortalQuoteArgs = {
  input: DeclinePortalQuoteInput;
};


export type MutationdeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationduplicateInvoiceArgs = {
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


export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationrestoreCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendQuoteArgs = {
  id: Scalars['ID']['input'];
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

export type Node = {
  id: Scalars['ID']['output'];
};

export type NotarialFeeCap = {
  __typename: 'NotarialFeeCap';
  act: Scalars['String']['output'];
  additionalCents: Maybe<Scalars['Cents']['output']>;
  certainty: Certainty;
  firstCents: Maybe<Scalars['Cents']['output']>;
  mode: NotarialMode;
  reviewedAt: Maybe<Scalars['Date']['output']>;
  source: Scalars['String']['output'];
  state: Scalars['String']['output'];
  unit: FeeCapUnit;
  validFrom: Maybe<Scalars['Date']['output']>;
  validTo: Maybe<Scalars['Date']['output']>;
};

export type NotarialMode =
  | 'ELECTRONIC'
  | 'IN_PERSON'
  | 'REMOTE';

export type OfflinePaymentMethod =
  | 'CASH'
  | 'CHECK'
  | 'OTHER'
  | 'PHONE';

export type PageInfo = {
  __typename: 'PageInfo';
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

export type Payment = Node & {
  __typename: 'Payment';
  amountCents: Scalars['Cents']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  invoice: Invoice;
  method: PaymentMethod;
  note: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  /** Check number, phone authorisation, or the card processor's own id. */
  reference: Maybe<Scalars['String']['output']>;
  refundedCents: Scalars['Cents']['output'];
  status: PaymentStatus;
  voidReason: Maybe<Scalars['String']['output']>;
};

export type PaymentMethod =
  | 'ACH'
  | 'APPLE_PAY'
  | 'CARD'
  | 'CASH'
  | 'CHECK'
  | 'GOOGLE_PAY'
  | 'OTHER'
  | 'PHONE';

export type PaymentStatus =
  | 'CANCELED'
  | 'DISPUTED'
  | 'FAILED'
  | 'PARTLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'SUCCEEDED'
  | 'VOIDED';

export type PlanTier =
  | 'FREE_TRIAL'
  | 'PREMIUM'
  | 'PROFESSIONAL'
  | 'STARTER';

export type PortalBusiness = {
  __typename: 'PortalBusiness';
  email: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
};

export type PortalInvoice = {
  __typename: 'PortalInvoice';
  balanceCents: Scalars['Cents']['output'];
  business: PortalBusiness;
  customerName: Scalars['String']['output'];
  discountCents: Scalars['Cents']['output'];
  dueDate: Maybe<Scalars['Date']['output']>;
  issueDate: Maybe<Scalars['Date']['output']>;
  lines: Array<Line>;
  number: Scalars['String']['output'];
  overdue: Scalars['Boolean']['output'];
  paidCents: Scalars['Cents']['output'];
  payments: Array<PortalPayment>;
  status: InvoiceStatus;
  subtotalCents: Scalars['Cents']['output'];
  taxCents: Scalars['Cents']['output'];
  terms: Maybe<Scalars['String']['output']>;
  totalCents: Scalars['Cents']['output'];
};

export type PortalPayment = {
  __typename: 'PortalPayment';
  amountCents: Scalars['Cents']['output'];
  method: PaymentMethod;
  receivedAt: Scalars['DateTime']['output'];
  status: PaymentStatus;
};

export type PortalQuote = {
  __typename: 'PortalQuote';
  business: PortalBusiness;
  customerName: Scalars['String']['output'];
  depositCents: Scalars['Cents']['output'];
  discountCents: Scalars['Cents']['output'];
  lines: Array<Line>;
  number: Scalars['String']['output'];
  signature: Maybe<Signature>;
  status: QuoteStatus;
  subtotalCents: Scalars['Cents']['output'];
  taxCents: Scalars['Cents']['output'];
  terms: Maybe<Scalars['String']['output']>;
  totalCents: Scalars['Cents']['output'];
  travel: Maybe<TravelEstimate>;
  validUntil: Maybe<Scalars['Date']['output']>;
};

export type Query = {
  __typename: 'Query';
  activities: ActivityConnection;
  article: Maybe<Article>;
  articles: ArticleConnection;
  business: Business;
  customer: Maybe<Customer>;
  customers: CustomerConnection;
  estimateTravel: TravelEstimate;
  invoice: Maybe<Invoice>;
  invoices: InvoiceConnection;
  me: Maybe<User>;
  notarialFeeCaps: Array<NotarialFeeCap>;
  portalInvoice: Maybe<PortalInvoice>;
  portalQuote: Maybe<PortalQuote>;
  quote: Maybe<Quote>;
  quotes: QuoteConnection;
  search: Array<SearchHit>;
  services: Array<Service>;
  subscriptionStatus: SubscriptionStatus;
  today: Today;
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


export type QuerynotarialFeeCapsArgs = {
  state: Scalars['String']['input'];
};


export type QueryportalInvoiceArgs = {
  token: Scalars['String']['input'];
};


export type QueryportalQuoteArgs = {
  token: Scalars['String']['input'];
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

export type Quote = Node & {
  __typename: 'Quote';
  actions: Array<QuoteAction>;
  createdAt: Scalars['DateTime']['output'];
  customer: Customer;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  depositCents: Scalars['Cents']['output'];
  discountCents: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  invoice: Maybe<Invoice>;
  lines: Array<Line>;
  notes: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  portalUrl: Maybe<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  sentAt: Maybe<Scalars['DateTime']['output']>;
  signature: Maybe<Signature>;
  status: QuoteStatus;
  subtotalCents: Scalars['Cents']['output'];
  taxCents: Scalars['Cents']['output'];
  terms: Maybe<Scalars['String']['output']>;
  totalCents: Scalars['Cents']['output'];
  travel: Maybe<TravelEstimate>;
  updatedAt: Scalars['DateTime']['output'];
  validUntil: Maybe<Scalars['Date']['output']>;
  viewedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What the person asking may do next; the client shows exactly these. */
export type QuoteAction =
  | 'CONVERT'
  | 'DELETE'
  | 'DUPLICATE'
  | 'EDIT'
  | 'RESEND'
  | 'SEND'
  | 'VOID';

export type QuoteConnection = {
  __typename: 'QuoteConnection';
  edges: Array<QuoteEdge>;
  nodes: Array<Quote>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type QuoteEdge = {
  __typename: 'QuoteEdge';
  cursor: Scalars['String']['output'];
  node: Quote;
};

export type QuoteFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<QuoteStatus>>;
};

export type QuoteSort =
  | 'NEWEST';

export type QuoteStatus =
  | 'ACCEPTED'
  | 'CHANGES_REQUESTED'
  | 'CONVERTED'
  | 'DECLINED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'SENT'
  | 'VIEWED'
  | 'VOID';

/** The same idempotencyKey records one payment, however often it is sent. */
export type RecordPaymentInput = {
  amountCents: Scalars['Cents']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  invoiceId: Scalars['ID']['input'];
  method: OfflinePaymentMethod;
  note?: InputMaybe<Scalars['String']['input']>;
  receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type RequestEmailChangeInput = {
  newEmail: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type RequestQuoteChangesInput = {
  message: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type SearchHit = {
  __typename: 'SearchHit';
  id: Scalars['ID']['output'];
  kind: SearchKind;
  subtitle: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SearchKind =
  | 'CUSTOMER'
  | 'INVOICE'
  | 'QUOTE';

export type Service = Node & {
  __typename: 'Service';
  archived: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  taxable: Scalars['Boolean']['output'];
  type: LineType;
  unitCents: Scalars['Cents']['output'];
};

/** refreshToken is answered only to a client that asked for it (SignInInput.tokenDelivery: BODY); a browser gets it as an HttpOnly cookie. */
export type Session = {
  __typename: 'Session';
  accessToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  expiresIn: Scalars['Int']['output'];
  refreshToken: Maybe<Scalars['String']['output']>;
  tokenType: Scalars['String']['output'];
  user: User;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  tokenDelivery?: InputMaybe<TokenDelivery>;
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpInput = {
  betaToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpResult = {
  __typename: 'SignUpResult';
  confirmationSentAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
};

export type Signature = {
  __typename: 'Signature';
  name: Scalars['String']['output'];
  signedAt: Scalars['DateTime']['output'];
};

export type Subscription = {
  __typename: 'Subscription';
  activity: Activity;
  /** Every payment on the business's invoices, or on one of them. */
  invoicePayment: InvoicePaymentEvent;
  portalInvoice: PortalInvoice;
};


export type SubscriptioninvoicePaymentArgs = {
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionportalInvoiceArgs = {
  token: Scalars['String']['input'];
};

export type SubscriptionStatus = {
  __typename: 'SubscriptionStatus';
  betaAccessEndsAt: Maybe<Scalars['DateTime']['output']>;
  isBetaTester: Scalars['Boolean']['output'];
  isTeamMember: Scalars['Boolean']['output'];
  planTier: PlanTier;
  subscribed: Scalars['Boolean']['output'];
  subscriptionEnd: Maybe<Scalars['DateTime']['output']>;
};

export type Today = {
  __typename: 'Today';
  hasCustomers: Scalars['Boolean']['output'];
  hasInvoices: Scalars['Boolean']['output'];
  hasPayments: Scalars['Boolean']['output'];
  hasQuotes: Scalars['Boolean']['output'];
  hasSentQuote: Scalars['Boolean']['output'];
  openCount: Scalars['Int']['output'];
  overdueCents: Scalars['Cents']['output'];
  overdueCount: Scalars['Int']['output'];
  owedCents: Scalars['Cents']['output'];
  paidThisMonthCents: Scalars['Cents']['output'];
  quotesWaitingCents: Scalars['Cents']['output'];
  quotesWaitingCount: Scalars['Int']['output'];
};

export type TokenDelivery =
  | 'BODY'
  | 'COOKIE';

export type TravelEstimate = {
  __typename: 'TravelEstimate';
  /** How the fee came about, in one sentence that a customer may read. */
  explanation: Scalars['String']['output'];
  feeCents: Scalars['Cents']['output'];
  method: TravelMethod;
  /** One way, in miles. */
  miles: Scalars['Float']['output'];
  minutes: Scalars['Int']['output'];
};

export type TravelInput = {
  /** Cents for each charged mile; fractions allowed (72.5). */
  centsPerMile?: InputMaybe<Scalars['Float']['input']>;
  destination: AddressInput;
  freeMiles?: InputMaybe<Scalars['Float']['input']>;
  minimumCents?: InputMaybe<Scalars['Cents']['input']>;
  origin: AddressInput;
  roundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  tollsCents?: InputMaybe<Scalars['Cents']['input']>;
};

export type TravelMethod =
  | 'ESTIMATED'
  | 'MANUAL'
  | 'ROUTED';

export type UpdateCustomerInput = {
  address?: InputMaybe<AddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<CustomerKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  netDays?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateInvoiceInput = {
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  lines?: InputMaybe<Array<LineInput>>;
  notes?: InputMaybe<Scalars['String']['input']>;
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfileInput = {
  fullName: Scalars['String']['input'];
};

export type UpdateQuoteInput = {
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  lines?: InputMaybe<Array<LineInput>>;
  notes?: InputMaybe<Scalars['String']['input']>;
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
  travel?: InputMaybe<TravelInput>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

export type User = Node & {
  __typename: 'User';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isStaff: Scalars['Boolean']['output'];
};

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

export type ActivityFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  quoteId?: InputMaybe<Scalars['ID']['input']>;
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

export type CustomerAction =
  | 'ARCHIVE'
  | 'EDIT'
  | 'RESTORE';

export type CustomerFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<CustomerKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerKind =
  | 'AGENCY'
  | 'BUSINESS'
  | 'PERSON'
  | 'SIGNING_SERVICE';

export type CustomerSort =
  | 'BALANCE'
  | 'NAME'
  | 'NEWEST';

export type DeclinePortalQuoteInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type ImportCustomersInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<CreateCustomerInput>;
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

export type InvoiceFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<InvoiceStatus>>;
};

export type InvoiceSort =
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

export type LineInput = {
  description: Scalars['String']['input'];
  optional?: InputMaybe<Scalars['Boolean']['input']>;
  quantity: Scalars['Float']['input'];
  selected?: InputMaybe<Scalars['Boolean']['input']>;
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

export type OfflinePaymentMethod =
  | 'CASH'
  | 'CHECK'
  | 'OTHER'
  | 'PHONE';

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

/** What the person asking may do next; the client shows exactly these. */
export type QuoteAction =
  | 'CONVERT'
  | 'DELETE'
  | 'DUPLICATE'
  | 'EDIT'
  | 'RESEND'
  | 'SEND'
  | 'VOID';

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

export type SearchKind =
  | 'CUSTOMER'
  | 'INVOICE'
  | 'QUOTE';

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

export type TokenDelivery =
  | 'BODY'
  | 'COOKIE';

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

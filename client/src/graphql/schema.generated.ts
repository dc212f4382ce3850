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

export enum CustomerAction {
  ARCHIVE = 'ARCHIVE',
  EDIT = 'EDIT',
  RESTORE = 'RESTORE'
}

export type CustomerFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<CustomerKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

export enum CustomerKind {
  AGENCY = 'AGENCY',
  BUSINESS = 'BUSINESS',
  PERSON = 'PERSON',
  SIGNING_SERVICE = 'SIGNING_SERVICE'
}

export enum CustomerSort {
  BALANCE = 'BALANCE',
  NAME = 'NAME',
  NEWEST = 'NEWEST'
}

export type DeclinePortalQuoteInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type ImportCustomersInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<CreateCustomerInput>;
};

export enum InvoiceAction {
  DELETE = 'DELETE',
  DUPLICATE = 'DUPLICATE',
  EDIT = 'EDIT',
  RECORD_PAYMENT = 'RECORD_PAYMENT',
  REFUND = 'REFUND',
  RESEND = 'RESEND',
  SEND = 'SEND',
  VOID = 'VOID',
  WRITE_OFF = 'WRITE_OFF'
}

export type InvoiceFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<InvoiceStatus>>;
};

export enum InvoiceSort {
  NEWEST = 'NEWEST'
}

export enum InvoiceStatus {
  DRAFT = 'DRAFT',
  PAID = 'PAID',
  PARTIAL = 'PARTIAL',
  REFUNDED = 'REFUNDED',
  SENT = 'SENT',
  VIEWED = 'VIEWED',
  VOID = 'VOID',
  WRITTEN_OFF = 'WRITTEN_OFF'
}

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
export enum LineType {
  GOVERNMENT = 'GOVERNMENT',
  NOTARIAL_ACT = 'NOTARIAL_ACT',
  OTHER = 'OTHER',
  ROLLING = 'ROLLING',
  SUPPLY = 'SUPPLY',
  TRAVEL = 'TRAVEL'
}

export enum OfflinePaymentMethod {
  CASH = 'CASH',
  CHECK = 'CHECK',
  OTHER = 'OTHER',
  PHONE = 'PHONE'
}

export enum PaymentMethod {
  ACH = 'ACH',
  APPLE_PAY = 'APPLE_PAY',
  CARD = 'CARD',
  CASH = 'CASH',
  CHECK = 'CHECK',
  GOOGLE_PAY = 'GOOGLE_PAY',
  OTHER = 'OTHER',
  PHONE = 'PHONE'
}

export enum PaymentStatus {
  CANCELED = 'CANCELED',
  DISPUTED = 'DISPUTED',
  FAILED = 'FAILED',
  PARTLY_REFUNDED = 'PARTLY_REFUNDED',
  PENDING = 'PENDING',
  REFUNDED = 'REFUNDED',
  SUCCEEDED = 'SUCCEEDED',
  VOIDED = 'VOIDED'
}

export enum PlanTier {
  FREE_TRIAL = 'FREE_TRIAL',
  PREMIUM = 'PREMIUM',
  PROFESSIONAL = 'PROFESSIONAL',
  STARTER = 'STARTER'
}

/** What the person asking may do next; the client shows exactly these. */
export enum QuoteAction {
  CONVERT = 'CONVERT',
  DELETE = 'DELETE',
  DUPLICATE = 'DUPLICATE',
  EDIT = 'EDIT',
  RESEND = 'RESEND',
  SEND = 'SEND',
  VOID = 'VOID'
}

export type QuoteFilter = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<QuoteStatus>>;
};

export enum QuoteSort {
  NEWEST = 'NEWEST'
}

export enum QuoteStatus {
  ACCEPTED = 'ACCEPTED',
  CHANGES_REQUESTED = 'CHANGES_REQUESTED',
  CONVERTED = 'CONVERTED',
  DECLINED = 'DECLINED',
  DRAFT = 'DRAFT',
  EXPIRED = 'EXPIRED',
  SENT = 'SENT',
  VIEWED = 'VIEWED',
  VOID = 'VOID'
}

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

export enum SearchKind {
  CUSTOMER = 'CUSTOMER',
  INVOICE = 'INVOICE',
  QUOTE = 'QUOTE'
}

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

export enum TokenDelivery {
  BODY = 'BODY',
  COOKIE = 'COOKIE'
}

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

export enum TravelMethod {
  ESTIMATED = 'ESTIMATED',
  MANUAL = 'MANUAL',
  ROUTED = 'ROUTED'
}

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

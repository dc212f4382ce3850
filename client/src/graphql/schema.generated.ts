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
  /** A calendar day, YYYY-MM-DD, without a time zone; from 1900 to 2199. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339, always answered in UTC; from 1900 to 2199. */
  DateTime: { input: string; output: string; }
  /** A JSON object whose shape another standard fixes; sent as a variable. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
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

/** What a mailed link of an account does. */
export type AccountLinkPurpose =
  /** Cancels a change that is not confirmed yet. */
  | 'CANCEL_EMAIL_CHANGE'
  /** Confirms the address that somebody signed up with. */
  | 'CONFIRM_EMAIL'
  /** Confirms the new address of a change. */
  | 'CONFIRM_EMAIL_CHANGE'
  /** Sets a new password. */
  | 'RESET_PASSWORD'
  /** Restores the address that the account had before a change. */
  | 'TAKE_BACK_EMAIL_CHANGE';

/** Which activities to list: all of the business, or those about one thing. */
export type ActivityFilter = {
  /** About this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** About this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** About this quote. */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

/** A passkey that a browser has made. */
export type AddPasskeyInput = {
  /** To tell it from others by; at most 60 characters. */
  name: Scalars['String']['input'];
  /** WebAuthn’s RegistrationResponseJSON, in answer to passkeyCreationOptions. */
  response: Scalars['JSONObject']['input'];
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

/** What the person asking may do with an API key. */
export type ApiKeyAction =
  /** Change its name, scopes and addresses. */
  | 'EDIT'
  /** Put an end to it. */
  | 'REVOKE'
  /** Give it a new secret. */
  | 'ROTATE';

/** How long the old secret of a key works on beside its new one. */
export type ApiKeyOverlap =
  /** It stops at once. */
  | 'AT_ONCE'
  /** For 24 hours. */
  | 'ONE_DAY'
  /** For seven days. */
  | 'SEVEN_DAYS';

/** What the scopes of an API key come to. */
export type ApiKeyPreset =
  /** A choice of its own. */
  | 'CUSTOM'
  /** All that a key may do. What belongs to people, no key may. */
  | 'EVERYTHING'
  /** All that can be read, and nothing that changes anything. */
  | 'READ_ONLY';

/** Where an API key stands. */
export type ApiKeyStatus =
  /** It works. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** Somebody put an end to it. */
  | 'REVOKED';

/** Which requests to list. */
export type ApiRequestFilter = {
  /** True: those that were refused or failed. False: the others. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** With this key. */
  keyId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who did something. */
export type AuditActorKind =
  /** A program, by an API key of the business. */
  | 'API_KEY'
  /** A customer, by the link that they were mailed. */
  | 'CUSTOMER'
  /** A person of the business. */
  | 'MEMBER'
  /** Somebody who runs Whorl. */
  | 'STAFF'
  /** Whorl by itself. */
  | 'SYSTEM';

/** Which entries: those that meet all that is given. */
export type AuditFilter = {
  /** Done by this person or API key. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Done by somebody of this kind. */
  actorKind?: InputMaybe<AuditActorKind>;
  /** About this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** From this day on, as the business has it. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** About this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** About this quote. */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the sentence, or the name of who did it or of the customer that it was about. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Done to such a thing. */
  thing?: InputMaybe<AuditThing>;
  /** Until this day, it included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What something was done to. */
export type AuditThing =
  /** Accounts of people: signing in, passwords, second steps. */
  | 'ACCOUNT'
  /** The business and its settings. */
  | 'BUSINESS'
  /** Customers. */
  | 'CUSTOMER'
  /** Exports of everything. */
  | 'EXPORT'
  /** Invitations to the team. */
  | 'INVITATION'
  /** Invoices. */
  | 'INVOICE'
  /** API keys. */
  | 'KEY'
  /** Members of the team. */
  | 'MEMBER'
  /** Payments. */
  | 'PAYMENT'
  /** What the processor sent on to the bank. */
  | 'PAYOUT'
  /** The plan. */
  | 'PLAN'
  /** Quotes. */
  | 'QUOTE'
  /** Roles of its own. */
  | 'ROLE'
  /** The price list. */
  | 'SERVICE'
  /** Webhooks. */
  | 'WEBHOOK';

/** What can be done about the plan. */
export type BillingAction =
  /** Buy a plan, or change to another. */
  | 'CHOOSE_PLAN'
  /** Open the billing portal: invoices, card, cancellation. */
  | 'MANAGE_BILLING';

/** How often a plan is paid. */
export type BillingInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** A page of the billing portal. */
export type BillingPage =
  /** The card alone. */
  | 'CARD'
  /** Everything: the plan, its end, the card, the invoices. */
  | 'HOME';

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
  /** Whether customers may pay a part of what they owe online. */
  partPayments?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Whether customers who pay an invoice online may add a tip. */
  tips?: InputMaybe<Scalars['Boolean']['input']>;
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

/** What changes about an invitation; what is left out stays. */
export type ChangeInvitationInput = {
  /** Another address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Another role; not OWNER. */
  role?: InputMaybe<MemberRole>;
  /** With CUSTOM: which role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new password, by the old one. */
export type ChangePasswordInput = {
  /** The password in use. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  newPassword: Scalars['String']['input'];
};

/** The same idempotencyKey leads to one page, however often it is sent. */
export type ChoosePlanInput = {
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How often it is paid. */
  interval: BillingInterval;
  /** The plan. */
  tier: PaidTier;
};

/** The will to close a business. */
export type CloseBusinessInput = {
  /** The business's name, typed, so that nobody closes one unawares. */
  name: Scalars['String']['input'];
  /** Why, for us to learn from. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** 30, 90 or 365; left out: without an end. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What will use it; at most 60 characters. */
  name: Scalars['String']['input'];
  /** Addresses (203.0.113.7) and networks (203.0.113.0/24) that it may be used from; none: from anywhere. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may do, as resource.action. Nothing that you may not do yourself; what changes a thing may read it too. */
  scopes: Array<Scalars['String']['input']>;
};

/** A new customer. */
export type CreateCustomerInput = {
  /** Where travel leads. */
  address?: InputMaybe<AddressInput>;
  /** An email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
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
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
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
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
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
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the list; the end where left out. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** False where left out, and always for GOVERNMENT. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of line it becomes. */
  type: LineType;
  /** The price of one. */
  unitCents: Scalars['Cents']['input'];
};

/** A new endpoint. It gets a secret of its own. */
export type CreateWebhookEndpointInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of: names of webhookEventTypes. */
  eventTypes: Array<Scalars['String']['input']>;
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** It begins with https:// and leads to the public internet. */
  url: Scalars['String']['input'];
};

/** What the person asking may do with a customer next. */
export type CustomerAction =
  /** archiveCustomer */
  | 'ARCHIVE'
  /** updateCustomer */
  | 'EDIT'
  /** restoreCustomer */
  | 'RESTORE';

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

/** By what a customer was recognized. */
export type CustomerMatchedBy =
  /** The same email address. */
  | 'EMAIL'
  /** The same name and ZIP code. */
  | 'NAME'
  /** The same phone number. */
  | 'PHONE';

/** The order of a list of customers. */
export type CustomerSort =
  /** By name, A to Z. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST';

/** Where an export of everything stands. */
export type DataExportStatus =
  /** It is being made; nobody needs to wait for it. */
  | 'BUILDING'
  /** Its time is over, and it was deleted. */
  | 'EXPIRED'
  /** It could not be made; asking again begins anew. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY';

/** A customer's no to a quote. */
export type DeclinePortalQuoteInput = {
  /** At most 1,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The link's. */
  token: Scalars['String']['input'];
};

/** Where the deposit of an accepted quote stands. */
export type DepositStatus =
  /** No longer asked for: it went back, or its invoice was voided or paid in another way. */
  | 'CLOSED'
  /** Asked for, and not yet paid. */
  | 'DUE'
  /** Received; it stands on the invoice. */
  | 'PAID'
  /** A bank transfer is on its way. */
  | 'PENDING';

/** What kind of device somebody is signed in on, by what it says of itself. */
export type DeviceKind =
  /** A desk or laptop computer. */
  | 'COMPUTER'
  /** A phone. */
  | 'PHONE'
  /** A program that is no browser. */
  | 'PROGRAM'
  /** A tablet. */
  | 'TABLET';

/** Where a dispute stands. */
export type DisputeStatus =
  /** The money went back. */
  | 'LOST'
  /** The bank waits for the business to answer. */
  | 'NEEDS_RESPONSE'
  /** The bank decides. */
  | 'UNDER_REVIEW'
  /** The money stays. */
  | 'WON';

/** How far a factor is set up; one that is not yet proven counts for nothing and is not listed. */
export type FactorStatus =
  /** It has been proven once, and is asked for. */
  | 'VERIFIED';

/** What a person proves by that they are who they say. */
export type FactorType =
  /** A passkey, in the place of password and code (WebAuthn). */
  | 'PASSKEY'
  /** An authenticator app’s code, asked for after the password (RFC 6238). */
  | 'TOTP';

/** What a fee cap counts. */
export type FeeCapUnit =
  /** Each act. */
  | 'ACT'
  /** Each document. */
  | 'DOCUMENT'
  /** Each signature. */
  | 'SIGNATURE';

/** Whose records a permission reaches. */
export type GrantScope =
  /** Everybody's. */
  | 'all'
  /** Those that one made or was given. */
  | 'own';

/** What an import does with a row whose customer is there already. */
export type ImportChoice =
  /** Adds another customer all the same. */
  | 'ADD'
  /** Leaves the row out. */
  | 'SKIP'
  /** Changes the customer to what the row says; an empty cell changes nothing. */
  | 'UPDATE';

/** Many new customers at once: all of them or none. */
export type ImportCustomersInput = {
  /** The same by row, in the order of the rows; null where a row goes by existing. */
  choices?: InputMaybe<Array<InputMaybe<ImportChoice>>>;
  /** What is done with rows whose customers are there already; ADD where left out. */
  existing?: InputMaybe<ImportChoice>;
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 customers. */
  rows: Array<CreateCustomerInput>;
};

/** What the person asking may do with an invitation next. */
export type InvitationAction =
  /** changeInvitation */
  | 'CHANGE'
  /** resendInvitation */
  | 'RESEND'
  /** revokeInvitation */
  | 'REVOKE';

/** Somebody new in the team. */
export type InviteMemberInput = {
  /** The address that they will sign in with; no other account of the team has it. */
  email: Scalars['String']['input'];
  /** What they become; not OWNER. */
  role: MemberRole;
  /** With CUSTOM: which role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
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

/** A new account, by an invitation to a team. */
export type JoinTeamInput = {
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** From the link. */
  token: Scalars['String']['input'];
  /** COOKIE, where left out, or BODY: how the refresh token is given. */
  tokenDelivery?: InputMaybe<Scalars['String']['input']>;
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

/** What the person asking may do with a team member next. */
export type MemberAction =
  /** changeMemberRole */
  | 'CHANGE_ROLE'
  /** leaveTeam; of oneself alone */
  | 'LEAVE'
  /** transferOwnership */
  | 'MAKE_OWNER'
  /** reactivateMember */
  | 'REACTIVATE'
  /** removeMember */
  | 'REMOVE'
  /** suspendMember */
  | 'SUSPEND';

/** What somebody is in a business. */
export type MemberRole =
  /** Everything but the subscription and closing the business. */
  | 'ADMIN'
  /** Invoices, payments and reports. */
  | 'BOOKKEEPER'
  /** A role that the business made itself. */
  | 'CUSTOM'
  /** Their own work, and no revenue. */
  | 'FIELD_AGENT'
  /** Everybody's work and its figures. */
  | 'MANAGER'
  /** Whose business it is; there is exactly one. */
  | 'OWNER'
  /** Looks at everything of the trade, changes nothing. */
  | 'VIEWER';

/** Where somebody's place in a business stands. */
export type MembershipStatus =
  /** They work in it. */
  | 'ACTIVE'
  /** They left it or were removed; their work stays under their name. */
  | 'REMOVED'
  /** They may do nothing in it until they are let back in. */
  | 'SUSPENDED';

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

/** Whether customers can pay online. */
export type OnlinePaymentsStatus =
  /** The processor no longer knows the account, or its access was withdrawn: it is to be connected again. */
  | 'DISCONNECTED'
  /** The processor wants to know more before customers can pay. */
  | 'INCOMPLETE'
  /** The business has no account with the processor yet. */
  | 'NOT_CONNECTED'
  /** Customers can pay. */
  | 'READY'
  /** This installation has no payment processor. */
  | 'UNAVAILABLE';

/** A plan that can be bought. */
export type PaidTier =
  /** The largest. */
  | 'PREMIUM'
  /** The one most choose; a trial has its limits. */
  | 'PROFESSIONAL'
  /** The smallest. */
  | 'STARTER';

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

/** Where a payout stands. */
export type PayoutStatus =
  /** Called off before it left. */
  | 'CANCELED'
  /** The bank sent it back: the money stands on the account again. */
  | 'FAILED'
  /** On its way to the bank. */
  | 'IN_TRANSIT'
  /** The bank has it. */
  | 'PAID'
  /** About to leave. */
  | 'PENDING';

/** Something that a role allows. */
export type PermissionGrantInput = {
  /** As resource.action: quotes.send. */
  permission: Scalars['String']['input'];
  /** Whose records it reaches. What is nobody’s own reaches all. */
  scope: GrantScope;
};

/** What a plan limits. */
export type PlanLimit =
  /** Not archived, and given a quote or an invoice this month. */
  | 'ACTIVE_CUSTOMERS'
  /** Devices that one person is signed in on at once. */
  | 'CONCURRENT_SESSIONS'
  /** Written in the calendar month, in the business's time zone. */
  | 'INVOICES_PER_MONTH'
  /** Written in the calendar month, in the business's time zone. */
  | 'QUOTES_PER_MONTH'
  /** How far back records stay in lists and reports. */
  | 'RETENTION_DAYS'
  /** Beside the owner. */
  | 'TEAM_MEMBERS';

/** Where the plan of a business stands. */
export type PlanStatus =
  /** Paid. */
  | 'ACTIVE'
  /** Over. */
  | 'CANCELED'
  /** A payment failed and is tried again. */
  | 'PAST_DUE'
  /** The trial ended without a plan, or a payment was not mended in time. */
  | 'READ_ONLY'
  /** In the days that cost nothing. */
  | 'TRIALING';

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

/** What the customer may do with a quote next; the page shows exactly these. */
export type PortalQuoteAction =
  /** acceptPortalQuote */
  | 'ACCEPT'
  /** declinePortalQuote */
  | 'DECLINE'
  /** requestQuoteChanges */
  | 'REQUEST_CHANGES';

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

/** Why nothing can be changed. */
export type ReadOnlyReason =
  /** The plan was canceled. */
  | 'CANCELED'
  /** The owner has closed the business. */
  | 'CLOSED'
  /** The plan stayed unpaid. */
  | 'PAYMENT_FAILED'
  /** No plan was chosen in time. */
  | 'TRIAL_ENDED';

/** The same idempotencyKey records one payment, however often it is sent. */
export type RecordPaymentInput = {
  /** More than 0, at most the balance. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
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

/** The same idempotencyKey gives money back once, however often it is sent. */
export type RefundPaymentInput = {
  /** At most what has not yet gone back. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A payment that came online. */
  paymentId: Scalars['ID']['input'];
  /** Why; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** A role of a business's own. */
export type RoleInput = {
  /** What it allows. What these need, and what everybody in a business has, is added: to change a thing is to see it. */
  grants: Array<PermissionGrantInput>;
  /** At most 60 characters; no other role is called so. */
  name: Scalars['String']['input'];
};

/** What was found. */
export type SearchKind =
  /** A customer. */
  | 'CUSTOMER'
  /** An invoice. */
  | 'INVOICE'
  /** A quote. */
  | 'QUOTE';

/** What proves who somebody is. */
export type SignInInput = {
  /** Not case-sensitive. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** One of the recovery codes, in the place of totpCode; each works once. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Stay signed in for 30 days on this device, rather than until the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** COOKIE where left out. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
  /** The code of an authenticator app, for accounts that have one. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** A passkey in the place of email, password and code. */
export type SignInWithPasskeyInput = {
  /** Stay signed in for 30 days on this device, rather than until the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** WebAuthn’s AuthenticationResponseJSON, in answer to passkeyRequestOptions. */
  response: Scalars['JSONObject']['input'];
  /** COOKIE where left out. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
};

/** A new account; its business and its free trial come with it. */
export type SignUpInput = {
  /** From a beta invitation. One that is no longer good does not stop the sign-up. */
  betaToken?: InputMaybe<Scalars['String']['input']>;
  /** Trimmed and stored in lowercase. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** The time zone of the business, such as America/Los_Angeles. One that is not known is mapped to the nearest that is, else America/Los_Angeles; Business.timeZoneGuessed then says so. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The same idempotencyKey leads to one payment, however often it is sent. */
export type StartPortalDepositInput = {
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The quote link's. */
  token: Scalars['String']['input'];
};

/** The same idempotencyKey leads to one payment, however often it is sent. */
export type StartPortalPaymentInput = {
  /** Towards the invoice: from 50 cents up to its balance, leaving nothing or at least 50 cents; all of it where the business takes no parts. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. The same key with the same content is done once and answers the first result, however often it is sent; with other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** On top, for the work, where the business asks for tips; at most as much as the amount. */
  tipCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The invoice link's. */
  token: Scalars['String']['input'];
};

/** One proof that it is still the same person: just one of these. */
export type StepUpInput = {
  /** WebAuthn’s AuthenticationResponseJSON, in answer to passkeyRequestOptions. */
  passkey?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The password, where no authenticator app is set up. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The six digits of the authenticator app. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** Where an invitation to a team stands. */
export type TeamInvitationStatus =
  /** Its guest is in the team. */
  | 'ACCEPTED'
  /** Nobody accepted it in time. */
  | 'EXPIRED'
  /** It waits for its guest. */
  | 'PENDING'
  /** It was taken back. */
  | 'REVOKED';

/** How a client is given its refresh token. */
export type TokenDelivery =
  /** In the answer: for programs that keep it themselves. */
  | 'BODY'
  /** As an HttpOnly cookie: for browsers. */
  | 'COOKIE';

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

/** What is to become of an API key, all of it. */
export type UpdateApiKeyInput = {
  /** What uses it; at most 60 characters. */
  name: Scalars['String']['input'];
  /** Where it may be used from now on; none: from anywhere. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may do from now on. */
  scopes: Array<Scalars['String']['input']>;
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

/** Changes to an endpoint; what is left out stays. */
export type UpdateWebhookEndpointInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of. */
  eventTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Another address. Needs a step-up. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Which deliveries to list. */
export type WebhookDeliveryFilter = {
  /** In this state. */
  status?: InputMaybe<WebhookDeliveryStatus>;
};

/** Where a message to an endpoint stands. */
export type WebhookDeliveryStatus =
  /** It is given up; it can be sent once more. */
  | 'FAILED'
  /** It is about to be sent, or waits for its next try. */
  | 'PENDING'
  /** The endpoint has it. */
  | 'SUCCEEDED';

/** Why nothing is sent to an endpoint. */
export type WebhookDisabledReason =
  /** Somebody turned it off. */
  | 'BY_PERSON'
  /** Nothing had reached it for three days. */
  | 'FAILING'
  /** It answered 410 Gone. */
  | 'GONE';

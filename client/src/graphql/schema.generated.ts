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
  /** An instant, RFC 3339, always returned in UTC; from 1900 to 2199. */
  DateTime: { input: string; output: string; }
  /** A JSON object whose shape another standard fixes; sent as a variable. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** Acceptance of a quote by the customer. */
export type AcceptPortalQuoteInput = {
  /** All optional lines that the customer wants; the selection of the quote by default. */
  selectedOptionalLineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The drawn signature: a PNG of at most 100 KB, as a data URL. Without it the typed name is the signature. */
  signatureImage?: InputMaybe<Scalars['String']['input']>;
  /** The name of the signer, as entered. */
  signerName: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The purpose of a mailed link of an account. */
export type AccountLinkPurpose =
  /** Cancels a change that is not confirmed yet. */
  | 'CANCEL_EMAIL_CHANGE'
  /** Confirms the address of a sign-up. */
  | 'CONFIRM_EMAIL'
  /** Confirms the new address of a change. */
  | 'CONFIRM_EMAIL_CHANGE'
  /** Sets a new password. */
  | 'RESET_PASSWORD'
  /** Restores the address that the account had before a change. */
  | 'TAKE_BACK_EMAIL_CHANGE';

/** Selects activities by what they concern; an empty filter selects all of the business. */
export type ActivityFilter = {
  /** About this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** About this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what happened before this time. */
  occurredBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what happened at this time or later. */
  occurredSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** About this quote. */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

/** A passkey created by a browser. */
export type AddPasskeyInput = {
  /** A name to recognize it by; at most 60 characters. */
  name: Scalars['String']['input'];
  /** WebAuthn’s RegistrationResponseJSON for the options of passkeyCreationOptions. */
  response: Scalars['JSONObject']['input'];
};

/** A postal address; every part is optional. In an update omitted parts stay unchanged and null clears a part, but omitted coordinates are cleared when another part changes, because they belong to the old address. In `travel` the whole address is replaced. */
export type AddressInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code; US by default. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north, −90 to 90; requires longitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Street and number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Suite, unit, floor. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Degrees east, −180 to 180; requires latitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** ZIP code: 5 or 5+4 digits in the United States. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter code or name of the state. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** What the viewer may do with an API key. */
export type ApiKeyAction =
  /** Change its name, scopes and networks. */
  | 'EDIT'
  /** Revoke it. */
  | 'REVOKE'
  /** Give it a new secret. */
  | 'ROTATE';

/** How long the old secret of a rotated key stays valid. */
export type ApiKeyOverlap =
  /** It becomes invalid at once. */
  | 'AT_ONCE'
  /** 24 hours. */
  | 'ONE_DAY'
  /** Seven days. */
  | 'SEVEN_DAYS';

/** A summary of the scopes of an API key. */
export type ApiKeyPreset =
  /** Any other set of scopes. */
  | 'CUSTOM'
  /** Every scope that a key may have. Operations on people's own accounts are never available to keys. */
  | 'EVERYTHING'
  /** Every read scope and no other. */
  | 'READ_ONLY';

/** The state of an API key. */
export type ApiKeyStatus =
  /** It can be used. */
  | 'ACTIVE'
  /** Its expiry date has passed. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED';

/** Which requests to list. */
export type ApiRequestFilter = {
  /** True for refused and failed requests, false for successful ones. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Requests made with this key. */
  keyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only requests made before this time. */
  occurredBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only requests made at this time or later. */
  occurredSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The kind of an actor. */
export type AuditActorKind =
  /** A program with an API key of the business. */
  | 'API_KEY'
  /** A customer with a portal link. */
  | 'CUSTOMER'
  /** A member of the business. */
  | 'MEMBER'
  /** An operator of Whorl. */
  | 'STAFF'
  /** The system. */
  | 'SYSTEM';

/** Selects entries that match every given condition. */
export type AuditFilter = {
  /** Done by this person or API key. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Done by an actor of this kind. */
  actorKind?: InputMaybe<AuditActorKind>;
  /** About this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** From this day in the business's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** About this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what happened before this time. */
  occurredBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what happened at this time or later. */
  occurredSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** About this quote. */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the summary, or the name of the actor or of the customer concerned. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Concerning a thing of this kind. */
  thing?: InputMaybe<AuditThing>;
  /** Through this day, inclusive. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What an entry concerns. */
export type AuditThing =
  /** Sign-in and security. */
  | 'ACCOUNT'
  /** Business settings. */
  | 'BUSINESS'
  /** Customers. */
  | 'CUSTOMER'
  /** Full exports. */
  | 'EXPORT'
  /** Invitations. */
  | 'INVITATION'
  /** Invoices. */
  | 'INVOICE'
  /** API keys. */
  | 'KEY'
  /** Team. */
  | 'MEMBER'
  /** Payments. */
  | 'PAYMENT'
  /** Payouts. */
  | 'PAYOUT'
  /** Plan. */
  | 'PLAN'
  /** Quotes. */
  | 'QUOTE'
  /** Roles. */
  | 'ROLE'
  /** Price list. */
  | 'SERVICE'
  /** Test mode. */
  | 'TEST_MODE'
  /** Webhooks. */
  | 'WEBHOOK';

/** An action on the plan. */
export type BillingAction =
  /** Buy a plan, or change to another. */
  | 'CHOOSE_PLAN'
  /** Open the billing portal: invoices, card, cancellation. */
  | 'MANAGE_BILLING';

/** The billing interval of a plan. */
export type BillingInterval =
  /** Monthly. */
  | 'MONTH'
  /** Yearly. */
  | 'YEAR';

/** A page of the billing portal. */
export type BillingPage =
  /** The card alone. */
  | 'CARD'
  /** The start page: the plan, its end, the card, the invoices. */
  | 'HOME';

/** Changes to a business: omitted fields stay unchanged, null clears an optional field. */
export type BusinessInput = {
  /** The address from which travel is measured. */
  address?: InputMaybe<AddressInput>;
  /** The email address that customers write to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Prefix for new invoices; existing numbers stay unchanged. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /** Default terms of new invoices. */
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  /** The name that customers see. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Default payment term of new customers in days, 0 to 365. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether customers may pay part of the amount due online. */
  partPayments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The phone number that customers call. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Prefix for new quotes; existing numbers stay unchanged. */
  quotePrefix?: InputMaybe<Scalars['String']['input']>;
  /** Default terms of new quotes. */
  quoteTerms?: InputMaybe<Scalars['String']['input']>;
  /** Days until a new quote expires, 0 to 365. */
  quoteValidDays?: InputMaybe<Scalars['Int']['input']>;
  /** Percent, 0 to 100, up to three decimals. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Whether customers who pay an invoice online may add a tip. */
  tips?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cents per charged mile; may be fractional. */
  travelCentsPerMile?: InputMaybe<Scalars['Float']['input']>;
  /** Miles of each trip that are not charged. */
  travelFreeMiles?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum charge for travel. */
  travelMinimumCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Whether the return trip is charged too. */
  travelRoundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether travel is taxed. */
  travelTaxable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How reliable a figure is. */
export type Certainty =
  /** Common knowledge of the trade, without an official source. */
  | 'COMMON_KNOWLEDGE'
  /** From a statute or an official page. */
  | 'STATUTE'
  /** Reported; not verified. */
  | 'TO_BE_CHECKED';

/** Changes to an invitation; omitted fields stay. */
export type ChangeInvitationInput = {
  /** The new address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The new role; not OWNER. */
  role?: InputMaybe<MemberRole>;
  /** The id of the custom role; required with CUSTOM. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

/** The current and the new password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  newPassword: Scalars['String']['input'];
};

/** The plan to buy. Requests with the same idempotencyKey return the same page. */
export type ChoosePlanInput = {
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The billing interval. */
  interval: BillingInterval;
  /** The plan. */
  tier: PaidTier;
};

/** Confirms the closing of a business. */
export type CloseBusinessInput = {
  /** The business's name, typed to confirm. */
  name: Scalars['String']['input'];
  /** The reason, for the operators of Whorl. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** 30, 90 or 365; omitted for a key that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** A text that you choose for this request. The same key with the same content makes one API key; sent again, it is refused with INVALID_STATE, because the secret text is returned only once. With other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Its name: what will use it; at most 60 characters. */
  name: Scalars['String']['input'];
  /** IP addresses (203.0.113.7) and networks (203.0.113.0/24) that it may be used from; omitted or empty allows every address. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its scopes as resource.action. You can give only scopes that you have; a scope that changes a resource includes reading it. */
  scopes: Array<Scalars['String']['input']>;
};

/** A new customer. */
export type CreateCustomerInput = {
  /** The destination of travel. */
  address?: InputMaybe<AddressInput>;
  /** An email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** PERSON by default. */
  kind?: InputMaybe<CustomerKind>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Payment term in days, 0 to 365; the business's default where omitted. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Stored as typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 tags of at most 40 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False by default. */
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new invoice. The server calculates its totals. */
export type CreateInvoiceInput = {
  /** The customer who pays. */
  customerId: Scalars['ID']['input'];
  /** Discount in cents, at most the sum of the lines other than GOVERNMENT. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The last day for payment; if omitted, set at sending from the customer's payment term. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 lines, none of them optional. */
  lines: Array<LineInput>;
  /** Internal notes, never shown to customers; at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals (9.375). The business's default if omitted; 0 for a tax-exempt customer. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The business's default if omitted; null for none. */
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** A new quote. The server calculates its totals. */
export type CreateQuoteInput = {
  /** The customer. */
  customerId: Scalars['ID']['input'];
  /** Deposit in cents, at most the total. */
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Discount in cents, at most the sum of the lines other than GOVERNMENT. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 lines. With `travel`, lines of type TRAVEL are ignored. */
  lines: Array<LineInput>;
  /** Internal notes, never shown to customers; at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals (9.375). The business's default if omitted; 0 for a tax-exempt customer. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The business's default if omitted; null for none. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** Calculates the travel fee and charges it in one TRAVEL line; without it, TRAVEL lines are taken as given. */
  travel?: InputMaybe<TravelInput>;
  /** The last day for acceptance. From the business's settings if omitted; null for none. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** A new entry of the price list. */
export type CreateServiceInput = {
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Its position in the list; the end by default. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is taxed; false by default, and always for GOVERNMENT. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The type of the lines created from it. */
  type: LineType;
  /** Price per unit in cents. */
  unitCents: Scalars['Cents']['input'];
};

/** A new endpoint, which gets its own secret. */
export type CreateWebhookEndpointInput = {
  /** Its description; null where there is none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The events that it receives: types of webhookEventTypes, invoice.* for all invoice events, or * for all; wildcards include events added later. */
  eventTypes: Array<Scalars['String']['input']>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A public https:// URL. */
  url: Scalars['String']['input'];
};

/** What the viewer may do with a customer next. */
export type CustomerAction =
  /** archiveCustomer */
  | 'ARCHIVE'
  /** updateCustomer */
  | 'EDIT'
  /** restoreCustomer */
  | 'RESTORE';

/** Selects customers. Archived ones are excluded unless requested. */
export type CustomerFilter = {
  /** True: only archived customers. False or omitted: only active ones. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only customers with exactly this email address; letter case makes no difference. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Only the one with this external id. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only customers of this kind. */
  kind?: InputMaybe<CustomerKind>;
  /** Searches name, email, phone and tags; tolerates typing errors. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only customers with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The kind of a customer. */
export type CustomerKind =
  /** A requesting agency. */
  | 'AGENCY'
  /** A company that pays for its employees. */
  | 'BUSINESS'
  /** A private person, often the applicant. */
  | 'PERSON'
  /** A company that assigns loan signings. */
  | 'SIGNING_SERVICE';

/** The criterion by which a row matched a customer. */
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
  | 'NEWEST'
  /** The first added first; for reading everything. */
  | 'OLDEST'
  /** The longest unchanged first; with updatedSince, for reading what changed. */
  | 'OLDEST_UPDATED';

/** The state of a full export. */
export type DataExportStatus =
  /** It is being built in the background. */
  | 'BUILDING'
  /** It expired and was deleted. */
  | 'EXPIRED'
  /** It failed; a new request starts again. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY';

/** Rejection of a quote by the customer. */
export type DeclinePortalQuoteInput = {
  /** The reason; at most 1,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The status of an accepted quote's deposit. */
export type DepositStatus =
  /** No longer due: it was refunded, or its invoice was voided or paid in another way. */
  | 'CLOSED'
  /** Due, not yet paid. */
  | 'DUE'
  /** Received and recorded on the invoice. */
  | 'PAID'
  /** A bank transfer is pending. */
  | 'PENDING';

/** The kind of a device, by its user agent. */
export type DeviceKind =
  /** A desktop or laptop computer. */
  | 'COMPUTER'
  /** A phone. */
  | 'PHONE'
  /** A program other than a browser. */
  | 'PROGRAM'
  /** A tablet. */
  | 'TABLET';

/** The status of a dispute. */
export type DisputeStatus =
  /** The bank decided for the payer, who gets the money back. */
  | 'LOST'
  /** The bank expects an answer from the business. */
  | 'NEEDS_RESPONSE'
  /** The bank is deciding. */
  | 'UNDER_REVIEW'
  /** The bank decided for the business, which keeps the money. */
  | 'WON';

/** The state of a factor; unconfirmed ones have no effect and are not listed. */
export type FactorStatus =
  /** It was confirmed once and is in use. */
  | 'VERIFIED';

/** The kind of a sign-in factor. */
export type FactorType =
  /** A passkey, which replaces password and code (WebAuthn). */
  | 'PASSKEY'
  /** A code of an authenticator app, required after the password (RFC 6238). */
  | 'TOTP';

/** The unit that a fee cap applies to. */
export type FeeCapUnit =
  /** Each act. */
  | 'ACT'
  /** Each document. */
  | 'DOCUMENT'
  /** Each signature. */
  | 'SIGNATURE';

/** The records that a permission applies to. */
export type GrantScope =
  /** All records. */
  | 'all'
  /** Records that the person created or that are assigned to them. */
  | 'own';

/** What an import does with a row that matches an existing customer. */
export type ImportChoice =
  /** Add another customer. */
  | 'ADD'
  /** Skip the row. */
  | 'SKIP'
  /** Update the customer with the row's values; an empty cell changes nothing. */
  | 'UPDATE';

/** Many new customers at once: all of them or none. */
export type ImportCustomersInput = {
  /** The same choice for each row, in the order of the rows; null applies `existing`. */
  choices?: InputMaybe<Array<InputMaybe<ImportChoice>>>;
  /** What to do with rows that match an existing customer; ADD by default. */
  existing?: InputMaybe<ImportChoice>;
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 customers. An externalId counts only for customers that are added. */
  rows: Array<CreateCustomerInput>;
};

/** An action that the viewer may take on an invitation. */
export type InvitationAction =
  /** changeInvitation */
  | 'CHANGE'
  /** resendInvitation */
  | 'RESEND'
  /** revokeInvitation */
  | 'REVOKE';

/** A person to invite. */
export type InviteMemberInput = {
  /** The address that they will sign in with; not that of a current member. */
  email: Scalars['String']['input'];
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Their role; not OWNER. */
  role: MemberRole;
  /** The id of the custom role; required with CUSTOM. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the viewer may do next; the client shows exactly these actions. */
export type InvoiceAction =
  /** deleteInvoice */
  | 'DELETE'
  /** duplicateInvoice */
  | 'DUPLICATE'
  /** updateInvoice */
  | 'EDIT'
  /** recordPayment */
  | 'RECORD_PAYMENT'
  /** refundPayment, for an online payment. */
  | 'REFUND'
  /** resendInvoice */
  | 'RESEND'
  /** sendInvoice */
  | 'SEND'
  /** voidInvoice */
  | 'VOID'
  /** writeOffInvoice */
  | 'WRITE_OFF';

/** Selects invoices; an empty filter selects all. */
export type InvoiceFilter = {
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the one with this external id. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** True: only overdue ones. False: only others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Searches the number and the customer (name, email, phone, tags); tolerates typing errors in the latter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with one of these statuses. */
  status?: InputMaybe<Array<InvoiceStatus>>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of a list of invoices. */
export type InvoiceSort =
  /** Largest balance first. */
  | 'BALANCE'
  /** Earliest due date first; those without one last. */
  | 'DUE_DATE'
  /** The newest first. */
  | 'NEWEST'
  /** The first added first; for reading everything. */
  | 'OLDEST'
  /** The longest unchanged first; with updatedSince, for reading what changed. */
  | 'OLDEST_UPDATED';

/** The status of an invoice. Whether it is overdue is a separate field. */
export type InvoiceStatus =
  /** A draft, which the customer cannot see. */
  | 'DRAFT'
  /** Paid in full. */
  | 'PAID'
  /** Partly paid. */
  | 'PARTIAL'
  /** Paid, then refunded. */
  | 'REFUNDED'
  /** Sent, not yet opened. */
  | 'SENT'
  /** Opened by the customer. */
  | 'VIEWED'
  /** Voided; its portal link no longer works. */
  | 'VOID'
  /** Written off; its balance is no longer expected. */
  | 'WRITTEN_OFF';

/** A new account for an invited person. */
export type JoinTeamInput = {
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
  /** How the refresh token is returned; COOKIE by default. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
};

/** A line of a quote or an invoice. The server calculates its total. In an update the lines replace all lines: an omitted field takes its default, not the value of an earlier line. */
export type LineInput = {
  /** Required to send a notarial act above its cap. */
  capReason?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** Quotes only; false by default. */
  optional?: InputMaybe<Scalars['Boolean']['input']>;
  /** More than 0, up to three decimals. */
  quantity: Scalars['Float']['input'];
  /** Whether an optional line is selected; true by default. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** The price list service it is created from. */
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  /** False by default, and always for GOVERNMENT. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The type of the line. */
  type: LineType;
  /** Price per unit in cents, 0 or more. */
  unitCents: Scalars['Cents']['input'];
};

/** GOVERNMENT lines are pass-through fees (DOJ, FBI): never discounted, never taxed, never revenue. */
export type LineType =
  /** A DOJ or FBI fee, collected and passed on. */
  | 'GOVERNMENT'
  /** A notarial act; state law may cap its fee. */
  | 'NOTARIAL_ACT'
  /** Anything else. */
  | 'OTHER'
  /** The professional's own fee for taking prints. */
  | 'ROLLING'
  /** Cards, forms and other goods. */
  | 'SUPPLY'
  /** Travel to the customer. */
  | 'TRAVEL';

/** An action that the viewer may take on a team member. */
export type MemberAction =
  /** changeMemberRole */
  | 'CHANGE_ROLE'
  /** leaveTeam; only on the viewer themselves */
  | 'LEAVE'
  /** transferOwnership */
  | 'MAKE_OWNER'
  /** reactivateMember */
  | 'REACTIVATE'
  /** removeMember */
  | 'REMOVE'
  /** suspendMember */
  | 'SUSPEND';

/** The role of a member. */
export type MemberRole =
  /** Everything except the subscription and closing the business. */
  | 'ADMIN'
  /** Invoices, payments and reports. */
  | 'BOOKKEEPER'
  /** A custom role of the business. */
  | 'CUSTOM'
  /** Their own work, and no revenue. */
  | 'FIELD_AGENT'
  /** Everyone's work and its figures. */
  | 'MANAGER'
  /** The owner; there is exactly one. */
  | 'OWNER'
  /** Reads all business data, changes nothing. */
  | 'VIEWER';

/** The state of a membership. */
export type MembershipStatus =
  /** Works in the business. */
  | 'ACTIVE'
  /** Left or was removed; their work stays under their name. */
  | 'REMOVED'
  /** Has no access until reactivated. */
  | 'SUSPENDED';

/** How a notarial act is performed. */
export type NotarialMode =
  /** Electronically, in person. */
  | 'ELECTRONIC'
  /** On paper, in person. */
  | 'IN_PERSON'
  /** Online, with the signer elsewhere. */
  | 'REMOTE';

/** A method for payments taken outside the app. */
export type OfflinePaymentMethod =
  /** Cash. */
  | 'CASH'
  /** A paper check. */
  | 'CHECK'
  /** Any other method outside the app. */
  | 'OTHER'
  /** A card taken over the phone, on a terminal outside the app. */
  | 'PHONE';

/** Whether customers can pay online. */
export type OnlinePaymentsStatus =
  /** Stripe no longer knows the account, or access to it was revoked; it must be connected again. */
  | 'DISCONNECTED'
  /** Stripe needs more information before customers can pay. */
  | 'INCOMPLETE'
  /** The business has no Stripe account yet. */
  | 'NOT_CONNECTED'
  /** Customers can pay online. */
  | 'READY'
  /** This installation has no Stripe keys. */
  | 'UNAVAILABLE';

/** A plan that can be bought. */
export type PaidTier =
  /** The largest plan. */
  | 'PREMIUM'
  /** The medium plan; the trial has its limits. */
  | 'PROFESSIONAL'
  /** The smallest plan. */
  | 'STARTER';

/** Selects payments; an empty filter selects all. */
export type PaymentFilter = {
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Payments on invoices of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Payments on this invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Payments by one of these methods. */
  method?: InputMaybe<Array<PaymentMethod>>;
  /** Payments received before this time. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Payments received at this time or later. */
  receivedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Payments with one of these statuses. */
  status?: InputMaybe<Array<PaymentStatus>>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment method. */
export type PaymentMethod =
  /** A US bank transfer; takes days to clear. */
  | 'ACH'
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** A card, online. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** A paper check. */
  | 'CHECK'
  /** Google Pay. */
  | 'GOOGLE_PAY'
  /** Any other method outside the app. */
  | 'OTHER'
  /** A card taken over the phone, on a terminal outside the app. */
  | 'PHONE';

/** The status of a payment. */
export type PaymentStatus =
  /** Canceled before it was completed. */
  | 'CANCELED'
  /** Disputed by the payer at their bank; the bank withholds the money or has taken it back. */
  | 'DISPUTED'
  /** Declined or failed. */
  | 'FAILED'
  /** Received and partly refunded. */
  | 'PARTLY_REFUNDED'
  /** Started; the money has not arrived. */
  | 'PENDING'
  /** Received and fully refunded. */
  | 'REFUNDED'
  /** Received. */
  | 'SUCCEEDED'
  /** A manual entry that was withdrawn, such as a bounced check or a mistake. */
  | 'VOIDED';

/** Selects payouts; an empty filter selects all. */
export type PayoutFilter = {
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Payouts created before this time. */
  initiatedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Payouts created at this time or later. */
  initiatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The status of a payout. */
export type PayoutStatus =
  /** Canceled before it was sent. */
  | 'CANCELED'
  /** Returned by the bank; the money is in the Stripe balance again. */
  | 'FAILED'
  /** Sent to the bank. */
  | 'IN_TRANSIT'
  /** Arrived at the bank. */
  | 'PAID'
  /** Created; not sent to the bank yet. */
  | 'PENDING';

/** A permission of a role. The list replaces the existing one; omitted permissions are revoked. */
export type PermissionGrantInput = {
  /** As resource.action, for example quotes.send. */
  permission: Scalars['String']['input'];
  /** The records that it applies to. Permissions on records without an owner always apply to all. */
  scope: GrantScope;
};

/** A limit of a plan. */
export type PlanLimit =
  /** Customers that are not archived and had a quote or an invoice created this month. */
  | 'ACTIVE_CUSTOMERS'
  /** Devices on which one person is signed in at the same time. */
  | 'CONCURRENT_SESSIONS'
  /** Invoices created in the calendar month, in the business's time zone. */
  | 'INVOICES_PER_MONTH'
  /** Quotes created in the calendar month, in the business's time zone. */
  | 'QUOTES_PER_MONTH'
  /** Days for which records are shown in lists and reports. */
  | 'RETENTION_DAYS'
  /** Members beside the owner. */
  | 'TEAM_MEMBERS';

/** The status of the plan of a business. */
export type PlanStatus =
  /** Paid. */
  | 'ACTIVE'
  /** Ended. */
  | 'CANCELED'
  /** A payment failed and will be retried. */
  | 'PAST_DUE'
  /** The trial ended without a plan, or a failed payment was not made up for in time. */
  | 'READ_ONLY'
  /** In the free trial. */
  | 'TRIALING';

/** The plan of a business. */
export type PlanTier =
  /** The free trial: seven days with the limits of Professional. */
  | 'FREE_TRIAL'
  /** The largest plan, for a team. */
  | 'PREMIUM'
  /** The medium plan, for a full calendar. */
  | 'PROFESSIONAL'
  /** The smallest plan, for a few customers. */
  | 'STARTER';

/** An action that the customer may take on a quote; the page shows exactly these. */
export type PortalQuoteAction =
  /** acceptPortalQuote */
  | 'ACCEPT'
  /** declinePortalQuote */
  | 'DECLINE'
  /** requestQuoteChanges */
  | 'REQUEST_CHANGES';

/** What the viewer may do next; the client shows exactly these actions. */
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

/** Selects quotes; an empty filter selects all. */
export type QuoteFilter = {
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the one with this external id. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Searches the number and the customer (name, email, phone, tags); tolerates typing errors in the latter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with one of these statuses. */
  status?: InputMaybe<Array<QuoteStatus>>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of a list of quotes. */
export type QuoteSort =
  /** The newest first. */
  | 'NEWEST'
  /** The first added first; for reading everything. */
  | 'OLDEST'
  /** The longest unchanged first; with updatedSince, for reading what changed. */
  | 'OLDEST_UPDATED'
  /** Largest total first. */
  | 'TOTAL'
  /** Last changed first. */
  | 'UPDATED';

/** The status of a quote. */
export type QuoteStatus =
  /** Signed by the customer. */
  | 'ACCEPTED'
  /** The customer asked for changes; sending it again makes a new revision. */
  | 'CHANGES_REQUESTED'
  /** Accepted and converted to an invoice. */
  | 'CONVERTED'
  /** Declined by the customer. */
  | 'DECLINED'
  /** A draft, which the customer cannot see. */
  | 'DRAFT'
  /** Past its last day without an answer; sending it again reopens it. */
  | 'EXPIRED'
  /** Sent, not yet opened. */
  | 'SENT'
  /** Opened by the customer. */
  | 'VIEWED'
  /** Voided; its portal link no longer works. */
  | 'VOID';

/** Why a business is read-only. */
export type ReadOnlyReason =
  /** The plan was canceled. */
  | 'CANCELED'
  /** The owner closed the business. */
  | 'CLOSED'
  /** The plan was not paid. */
  | 'PAYMENT_FAILED'
  /** The trial ended and no plan was chosen. */
  | 'TRIAL_ENDED';

/** A payment taken outside the app. Requests with the same idempotencyKey record it once. */
export type RecordPaymentInput = {
  /** Cents; above 0, at most the balance. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A sent invoice with a balance. */
  invoiceId: Scalars['ID']['input'];
  /** The payment method. */
  method: OfflinePaymentMethod;
  /** Note of the business, not shown to the customer; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When the money was received; now by default. */
  receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Check number or phone authorization; shown to the customer. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A refund. Requests with the same idempotencyKey refund once. */
export type RefundPaymentInput = {
  /** Cents; at most the payment's refundableCents. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An online payment. */
  paymentId: Scalars['ID']['input'];
  /** The reason; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A requested change of the sign-in address. */
export type RequestEmailChangeInput = {
  /** The address to confirm; the old one gets a link that cancels the change. */
  newEmail: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** Changes to a quote requested by the customer. */
export type RequestQuoteChangesInput = {
  /** The requested changes; at most 2,000 characters. */
  message: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** A new password with the token of a reset mail. */
export type ResetPasswordInput = {
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** The token of the link; works once, for an hour. */
  token: Scalars['String']['input'];
};

/** A custom role. An update replaces the whole role; no field may be omitted. */
export type RoleInput = {
  /** The permissions. Permissions that these require, and those that every member has, are added: changing a record requires reading it. */
  grants: Array<PermissionGrantInput>;
  /** At most 60 characters; unique among the roles of the business. */
  name: Scalars['String']['input'];
};

/** The kind of a search result. */
export type SearchKind =
  /** A customer. */
  | 'CUSTOMER'
  /** An invoice. */
  | 'INVOICE'
  /** A quote. */
  | 'QUOTE';

/** Selects entries of the price list; an empty filter selects all. */
export type ServiceFilter = {
  /** Only added before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only added at this time or later. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only the one with this external id. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Credentials for signing in. */
export type SignInInput = {
  /** Not case-sensitive. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** A recovery code instead of totpCode; each works once. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Stay signed in for 30 days on this device, rather than until the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** COOKIE by default. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
  /** The code of an authenticator app, for accounts that have one. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** A passkey instead of email, password and code. */
export type SignInWithPasskeyInput = {
  /** Stay signed in for 30 days on this device, rather than until the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** WebAuthn’s AuthenticationResponseJSON for the options of passkeyRequestOptions. */
  response: Scalars['JSONObject']['input'];
  /** COOKIE by default. */
  tokenDelivery?: InputMaybe<TokenDelivery>;
};

/** A new account with its business and free trial. */
export type SignUpInput = {
  /** The token of a beta invitation. An invalid one does not stop the sign-up. */
  betaToken?: InputMaybe<Scalars['String']['input']>;
  /** Trimmed and stored in lowercase. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
  /** 6 to 72 letters, digits and common special characters. */
  password: Scalars['String']['input'];
  /** IANA time zone of the business, such as America/Los_Angeles. An unknown one is mapped to the nearest known, else to America/Los_Angeles; Business.timeZoneGuessed is then true. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The deposit of a quote. Requests with the same idempotencyKey start one payment. */
export type StartPortalDepositInput = {
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token of the quote's portal link. */
  token: Scalars['String']['input'];
};

/** A payment on an invoice. Requests with the same idempotencyKey start one payment. */
export type StartPortalPaymentInput = {
  /** Cents: at least 50 and at most the balance, leaving 0 or at least 50; the whole balance where the business accepts no partial payments. */
  amountCents: Scalars['Cents']['input'];
  /** A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Tip in cents, added to the amount and at most as much; only where the business accepts tips. */
  tipCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The token of the invoice's portal link. */
  token: Scalars['String']['input'];
};

/** A proof of identity: exactly one of the fields. */
export type StepUpInput = {
  /** WebAuthn’s AuthenticationResponseJSON for the options of passkeyRequestOptions. */
  passkey?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The password; accepted only where no authenticator app is set up. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The six digits of the authenticator app. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** The status of a team invitation. */
export type TeamInvitationStatus =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was not accepted in time. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'PENDING'
  /** It was revoked. */
  | 'REVOKED';

/** A kind of test data. */
export type TestDataKind =
  /** Customers. */
  | 'CUSTOMERS'
  /** Invoices. */
  | 'INVOICES'
  /** Mails in the test mailbox. */
  | 'MAILS'
  /** Quotes. */
  | 'QUOTES';

/** The order of a list by time. */
export type TimeOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How a client receives its refresh token. */
export type TokenDelivery =
  /** In the response body: for programs that store it themselves. */
  | 'BODY'
  /** As an HttpOnly cookie: for browsers. */
  | 'COOKIE';

/** A trip and its rates; omitted rates are those of the business. A place is located by its coordinates, else by its ZIP code, else by its city and state. In `updateQuote` it replaces the whole travel of the quote: omitted rates do not keep their earlier values. */
export type TravelInput = {
  /** Cents per charged mile; may be fractional (72.5). */
  centsPerMile?: InputMaybe<Scalars['Float']['input']>;
  /** Where the trip ends. */
  destination: AddressInput;
  /** Miles of the trip that are not charged. */
  freeMiles?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum charge for the miles, in cents. */
  minimumCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Where the trip starts. */
  origin: AddressInput;
  /** Whether the return trip is charged too. */
  roundTrip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tolls and parking in cents, added to the charge for miles; 0 by default. */
  tollsCents?: InputMaybe<Scalars['Cents']['input']>;
};

/** The source of a distance. */
export type TravelMethod =
  /** The great-circle distance times an average road factor. */
  | 'ESTIMATED'
  /** Entered by the professional. */
  | 'MANUAL'
  /** From a routing service, over real roads. */
  | 'ROUTED';

/** Changes to an API key: fields left out stay as they are. */
export type UpdateApiKeyInput = {
  /** Its name: what uses it; at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The networks that it may be used from, in place of all it has; null or an empty list allows every address. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its scopes, in place of all it has. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Changes to a customer: omitted fields stay unchanged, null clears. */
export type UpdateCustomerInput = {
  /** The destination of travel. */
  address?: InputMaybe<AddressInput>;
  /** An email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The kind of customer. */
  kind?: InputMaybe<CustomerKind>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Payment term in days, 0 to 365. */
  netDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Stored as typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 tags of at most 40 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether new quotes and invoices are without tax. */
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a draft: omitted fields stay unchanged, null clears. */
export type UpdateInvoiceInput = {
  /** Discount in cents, at most the sum of the lines other than GOVERNMENT. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The last day for payment; null for the customer's payment term. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all lines. */
  lines?: InputMaybe<Array<LineInput>>;
  /** Internal notes, never shown to customers; at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals; null for the business's default. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The terms below the totals; null where there are none. */
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** The changes to a person's profile. */
export type UpdateProfileInput = {
  /** At most 200 characters. */
  fullName: Scalars['String']['input'];
};

/** Changes to a quote: omitted fields stay unchanged, null clears. */
export type UpdateQuoteInput = {
  /** Deposit in cents, at most the total. */
  depositCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Discount in cents, at most the sum of the lines other than GOVERNMENT. */
  discountCents?: InputMaybe<Scalars['Cents']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all lines. As long as the quote has travel, its TRAVEL line stays. */
  lines?: InputMaybe<Array<LineInput>>;
  /** Internal notes, never shown to customers; at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Percent, up to three decimals; null for the business's default. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The terms that the customer agrees to; null where there are none. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** Null removes the calculated travel line. */
  travel?: InputMaybe<TravelInput>;
  /** The last day for acceptance. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** Changes to an entry of the price list; omitted fields stay unchanged. Existing quotes and invoices keep their prices. */
export type UpdateServiceInput = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Its position in the list. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is taxed. */
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The type of the lines created from it. */
  type?: InputMaybe<LineType>;
  /** Price per unit in cents. */
  unitCents?: InputMaybe<Scalars['Cents']['input']>;
};

/** Changes to an endpoint: omitted fields stay unchanged. */
export type UpdateWebhookEndpointInput = {
  /** Its description; null where there is none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The events that it receives, as when it is created. */
  eventTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The new URL. People need a step-up. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Selects deliveries; an empty filter selects all. */
export type WebhookDeliveryFilter = {
  /** Only those with this status. */
  status?: InputMaybe<WebhookDeliveryStatus>;
};

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** Given up; it can be resent. */
  | 'FAILED'
  /** Pending: it is about to be sent or waits for its next attempt. */
  | 'PENDING'
  /** The endpoint received it. */
  | 'SUCCEEDED';

/** Why an endpoint is turned off. */
export type WebhookDisabledReason =
  /** A person or an API key turned it off. */
  | 'BY_PERSON'
  /** No delivery succeeded for three days. */
  | 'FAILING'
  /** It answered 410 Gone. */
  | 'GONE';

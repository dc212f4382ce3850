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

/** The purpose and account of a mailed link. Reading it does not spend it. */
export type AccountLink = {
  /** Whether confirming requires the password chosen at sign-up: true in every browser but the one that signed up. */
  asksForPassword: Scalars['Boolean']['output'];
  /** The address of the account; only its first letter and domain where the link was sent to another address. */
  email: Scalars['String']['output'];
  /** Whether it belongs to the account of the signed-in person. */
  isOwn: Scalars['Boolean']['output'];
  /** The address that the account will have; null where the link changes none. */
  newEmail: Maybe<Scalars['String']['output']>;
  /** Its purpose. */
  purpose: AccountLinkPurpose;
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

/** A session on a device. */
export type ActiveSession = Node & {
  /** Its masked IP address: "203.0.113.x"; null where unknown. */
  address: Maybe<Scalars['String']['output']>;
  /** Display name: "Chrome on Windows". */
  device: Scalars['String']['output'];
  /** The kind of device. */
  deviceKind: DeviceKind;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** Whether it is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to within 15 minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Its location as reported by a trusted proxy; null where unknown. */
  place: Maybe<Scalars['String']['output']>;
  /** When the session was opened. */
  signedInAt: Scalars['DateTime']['output'];
};

/** An event in the business, such as a quote viewed or an invoice paid. */
export type Activity = Node & {
  /** Name of the actor; null for actions of the system and for deleted actors. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The customer concerned; null where there is none. */
  customer: Maybe<Customer>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The invoice concerned; null where there is none or it was deleted. */
  invoice: Maybe<Invoice>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The quote concerned; null where there is none or it was deleted. */
  quote: Maybe<Quote>;
  /** The event in one sentence. */
  summary: Scalars['String']['output'];
  /** Dotted and past tense: quote.accepted, invoice.paid, account.signed_in. */
  type: Scalars['String']['output'];
};

/** A page of activities. */
export type ActivityConnection = {
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** The rows. */
  nodes: Array<Activity>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the activities, with its cursor. */
export type ActivityEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Activity;
};

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

/** A postal address. Every part may be null. */
export type Address = {
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Two-letter country code; US if none was given. */
  country: Maybe<Scalars['String']['output']>;
  /** Degrees north, −90 to 90. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Street and number. */
  line1: Maybe<Scalars['String']['output']>;
  /** Suite, unit, floor. */
  line2: Maybe<Scalars['String']['output']>;
  /** Degrees east, −180 to 180. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** ZIP code: 5 or 5+4 digits in the United States. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** State; a two-letter code in the United States. */
  state: Maybe<Scalars['String']['output']>;
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

/** The API limits of the business and the scopes that the viewer may give to a key. */
export type ApiAccess = {
  /** Query cost per minute. An operation costs one point per field, multiplied by the page sizes of the lists around it; a page size given by a variable counts as 100. */
  costPerMinute: Scalars['Int']['output'];
  /** Requests per minute for all keys of the business together; depends on the plan. */
  requestsPerMinute: Scalars['Int']['output'];
  /** The scopes that the viewer may give to a key: at most their own. */
  scopesToGive: Array<Scalars['String']['output']>;
};

/** Credentials with which a program calls the API for the business. It belongs to the business and stays valid when its creator leaves. */
export type ApiKey = Node & {
  /** What the viewer may do with it. */
  actions: Array<ApiKeyAction>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of its creator; null where their account was deleted. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** When it expires; null for never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null where it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its name: what uses it. */
  name: Scalars['String']['output'];
  /** IP addresses and networks that it may be used from; empty allows every address. */
  networks: Array<Scalars['String']['output']>;
  /** The first characters of its newest secret, by which people recognize it. */
  prefix: Scalars['String']['output'];
  /** A summary of its scopes. */
  preset: ApiKeyPreset;
  /** When it was revoked; null where it was not. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its scopes as resource.action, for example customers.read; each applies to all records of the business. */
  scopes: Array<Scalars['String']['output']>;
  /** Its secrets, newest first. */
  secrets: Array<ApiKeySecret>;
  /** Its state. */
  status: ApiKeyStatus;
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
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

/** A secret of an API key. Only a hash of its text is stored. */
export type ApiKeySecret = Node & {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * When it expires or expired after a rotation; null for the current secret.
   * @deprecated Use expiresAt.
   */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** When it expires or expired after a rotation; null for the current secret. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null where it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first characters of its text, by which people recognize it. */
  prefix: Scalars['String']['output'];
};

/** The state of an API key. */
export type ApiKeyStatus =
  /** It can be used. */
  | 'ACTIVE'
  /** Its expiry date has passed. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED';

/** A key with the text of its new secret, which cannot be read again. */
export type ApiKeyWithText = {
  /** The key. */
  apiKey: ApiKey;
  /** The bearer token for the Authorization header. It is returned only this once. */
  text: Scalars['String']['output'];
};

/** A request made with an API key. Its content and response are not stored. */
export type ApiRequest = Node & {
  /** The IP address that it was sent from. */
  address: Scalars['String']['output'];
  /** The error code; null where the request succeeded. */
  code: Maybe<Scalars['String']['output']>;
  /** The query cost that was counted against the limit. */
  cost: Scalars['Int']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The name of the key. */
  keyName: Scalars['String']['output'];
  /**
   * Duration in milliseconds.
   * @deprecated Use durationMs.
   */
  milliseconds: Scalars['Int']['output'];
  /** When it was answered. */
  occurredAt: Scalars['DateTime']['output'];
  /** The operation name that the caller gave, else its first field; the route for requests without an operation. */
  operation: Scalars['String']['output'];
  /**
   * The HTTP status of the response.
   * @deprecated Use statusCode.
   */
  status: Scalars['Int']['output'];
  /** The HTTP status of the response. */
  statusCode: Scalars['Int']['output'];
};

/** A page of requests. */
export type ApiRequestConnection = {
  /** The rows with their cursors. */
  edges: Array<ApiRequestEdge>;
  /** The rows. */
  nodes: Array<ApiRequest>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the requests, with its cursor. */
export type ApiRequestEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: ApiRequest;
};

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

/** Use of API keys on one day in the business's time zone. */
export type ApiUsageDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Number of refused and failed requests. */
  errors: Scalars['Int']['output'];
  /** Number of requests. */
  requests: Scalars['Int']['output'];
};

/** A published article of the public library. */
export type Article = Node & {
  /** The author: always the product's team, under the product's name. */
  author: Scalars['String']['output'];
  /** The whole text, in Markdown. */
  body: Scalars['String']['output'];
  /** Its category; null where it has none. */
  category: Maybe<Scalars['String']['output']>;
  /** A summary of one or two sentences; null where none was written. */
  excerpt: Maybe<Scalars['String']['output']>;
  /** Whether it appears on the home page. */
  featured: Scalars['Boolean']['output'];
  /** Address of its picture; null where it has none. */
  featuredImageUrl: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When it was published; null for a draft. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reading time in minutes; 5 where none was set. */
  readTime: Scalars['Int']['output'];
  /** The last part of its address: /articles/{slug}. */
  slug: Scalars['String']['output'];
  /** Its headline. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A category of the public library. */
export type ArticleCategory = {
  /** Number of published articles in it. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A page of articles. */
export type ArticleConnection = {
  /** The rows with their cursors. */
  edges: Array<ArticleEdge>;
  /** The rows. */
  nodes: Array<Article>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the articles, with its cursor. */
export type ArticleEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Article;
};

/** An actor with entries in the audit log. */
export type AuditActor = {
  /** Value for actorId in AuditFilter. */
  id: Scalars['ID']['output'];
  /** The kind of the actor. */
  kind: AuditActorKind;
  /** Their name; null where their account or key was deleted. */
  name: Maybe<Scalars['String']['output']>;
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

/** A changed field with display texts. */
export type AuditChange = {
  /** The new value; null where it is empty. */
  after: Maybe<Scalars['String']['output']>;
  /** The old value; null where it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /** Display name of the field. */
  field: Scalars['String']['output'];
};

/** Something done in the business or to an account in it, recorded in the same transaction. */
export type AuditEntry = Node & {
  /** The person or API key; null for other actors. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The kind of the actor. */
  actorKind: AuditActorKind;
  /** Name of the actor; null for actions of the system and for deleted actors. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The IP address that the request was sent from; null where there was no request. */
  address: Maybe<Scalars['String']['output']>;
  /** The changed fields. */
  changes: Array<AuditChange>;
  /** The customer concerned; null where there is none. */
  customer: Maybe<Customer>;
  /** The device or program that sent the request, for example “Chrome on Windows”; null where unknown. */
  device: Maybe<Scalars['String']['output']>;
  /** SHA-256, in hex, over the previous entry's hash, the number and the content of this entry; it proves that nothing was changed. Null for a row inserted outside the chain. */
  hash: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The invoice concerned; null where there is none or it was deleted. */
  invoice: Maybe<Invoice>;
  /** Its position in the business's chain, from 1 without gaps; null for a row inserted outside the chain. */
  number: Maybe<Scalars['Int']['output']>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The quote concerned; null where there is none or it was deleted. */
  quote: Maybe<Quote>;
  /** The request that caused it, as in the x-request-id header of its response; null where there was none. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** The event in one sentence. */
  summary: Scalars['String']['output'];
  /** Dotted and past tense: quote.accepted, invoice.paid, account.signed_in. */
  type: Scalars['String']['output'];
};

/** A page of entries of the audit log. */
export type AuditEntryConnection = {
  /** The rows with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The rows. */
  nodes: Array<AuditEntry>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the entries of the audit log, with its cursor. */
export type AuditEntryEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: AuditEntry;
};

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

/** The billing state of the business and what the viewer may do about it. */
export type Billing = {
  /** What the viewer may do next. */
  actions: Array<BillingAction>;
  /** Whether the viewer may choose and pay for the plan; only the owner may. */
  mine: Scalars['Boolean']['output'];
  /** Whether payments go to the Stripe sandbox, where no real money moves. */
  sandbox: Scalars['Boolean']['output'];
};

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

/** The viewer's business. */
export type Business = Node & {
  /** The address from which travel is measured; null where none is set. */
  address: Maybe<Address>;
  /** The email address that customers write to; null where none is set. */
  email: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** Prefix of the numbers of new invoices. */
  invoicePrefix: Scalars['String']['output'];
  /** Default terms of new invoices; null where there are none. */
  invoiceTerms: Maybe<Scalars['String']['output']>;
  /** Whether this is the test mode of a business: keys that begin with whorl_test_ reach only this. */
  isTestMode: Scalars['Boolean']['output'];
  /** Address of the logo; null where there is none. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** The name that customers see. */
  name: Scalars['String']['output'];
  /** Default payment term of new customers, in days. */
  netDays: Scalars['Int']['output'];
  /** Whether customers may pay part of the amount due online. */
  partPayments: Scalars['Boolean']['output'];
  /** The phone number that customers call; null where none is set. */
  phone: Maybe<Scalars['String']['output']>;
  /** Prefix of the numbers of new quotes. */
  quotePrefix: Scalars['String']['output'];
  /** Default terms of new quotes; null where there are none. */
  quoteTerms: Maybe<Scalars['String']['output']>;
  /** Days until a new quote expires. */
  quoteValidDays: Scalars['Int']['output'];
  /** Default tax rate of new quotes and invoices: percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** IANA time zone; determines the current day, and so what is overdue. */
  timeZone: Scalars['String']['output'];
  /** Whether the time zone was guessed at sign-up because the browser sent no known one. Any update of timeZone, even to the same value, confirms it. */
  timeZoneGuessed: Scalars['Boolean']['output'];
  /** Whether customers who pay an invoice online may add a tip. */
  tips: Scalars['Boolean']['output'];
  /** Cents per charged mile; may be fractional (72.5). */
  travelCentsPerMile: Scalars['Float']['output'];
  /** Miles of each trip that are not charged. */
  travelFreeMiles: Scalars['Float']['output'];
  /** Minimum charge for travel. */
  travelMinimumCents: Scalars['Cents']['output'];
  /** Whether the return trip is charged too. */
  travelRoundTrip: Scalars['Boolean']['output'];
  /** Whether travel is taxed. */
  travelTaxable: Scalars['Boolean']['output'];
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
};

/** A business of which the signed-in person is a member. */
export type BusinessChoice = {
  /** The id for switchBusiness. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Display name of their role. */
  roleName: Scalars['String']['output'];
};

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

/** Whether the business is closed, and the dates that follow. */
export type Closure = {
  /** When it was closed; null where it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When all its data is deleted unless it is reopened; null where it is open. */
  deleteAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer may close and reopen the business. */
  mine: Scalars['Boolean']['output'];
};

/** A current or former member of the team. */
export type Colleague = {
  /** Their name. */
  fullName: Scalars['String']['output'];
  /** The id of the user. */
  id: Scalars['ID']['output'];
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

/** A person or company that the business works for: an applicant, a payer, or both. */
export type Customer = Node & {
  /** What the viewer may do next; the client shows exactly these actions. */
  actions: Array<CustomerAction>;
  /** The destination of travel; null where none is known. */
  address: Maybe<Address>;
  /** Whether they are hidden from lists and cannot be billed. */
  archived: Scalars['Boolean']['output'];
  /** The member the customer is assigned to, in addition to its creator; null if it is not assigned. */
  assignedTo: Maybe<Colleague>;
  /** Amount due on sent invoices that the viewer may see. */
  balanceCents: Scalars['Cents']['output'];
  /** When they were added. */
  createdAt: Scalars['DateTime']['output'];
  /** The address that quotes and invoices are sent to; null where none is known. */
  email: Maybe<Scalars['String']['output']>;
  /** The id that the record has in your own program; null where none was given. */
  externalId: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** A page of the invoices to this customer. */
  invoices: InvoiceConnection;
  /** The kind of customer. */
  kind: CustomerKind;
  /** The name on quotes and invoices. */
  name: Scalars['String']['output'];
  /** Payment term of new invoices, in days. */
  netDays: Scalars['Int']['output'];
  /** Internal notes, never shown to customers; null where there are none. */
  notes: Maybe<Scalars['String']['output']>;
  /** Phone number as typed; null where none is known. */
  phone: Maybe<Scalars['String']['output']>;
  /** A page of the quotes for this customer. */
  quotes: QuoteConnection;
  /** Labels by which the business groups customers. */
  tags: Array<Scalars['String']['output']>;
  /** Whether new quotes and invoices are without tax. */
  taxExempt: Scalars['Boolean']['output'];
  /** When they were last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
};


/** A person or company that the business works for: an applicant, a payer, or both. */
export type CustomerinvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<InvoiceSort>;
};


/** A person or company that the business works for: an applicant, a payer, or both. */
export type CustomerquotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QuoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteSort>;
};

/** What the viewer may do with a customer next. */
export type CustomerAction =
  /** archiveCustomer */
  | 'ARCHIVE'
  /** updateCustomer */
  | 'EDIT'
  /** restoreCustomer */
  | 'RESTORE';

/** A page of customers. */
export type CustomerConnection = {
  /** The rows with their cursors. */
  edges: Array<CustomerEdge>;
  /** The rows. */
  nodes: Array<Customer>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the customers, with its cursor. */
export type CustomerEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Customer;
};

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

/** The outcome of an import. */
export type CustomerImport = {
  /** Number of customers added. */
  createdCount: Scalars['Int']['output'];
  /** A page of the customers that the import added, in the order of their rows, or changed; oldest first. Empty once the import was undone. */
  customers: CustomerConnection;
  /** The id by which the import can be undone. */
  id: Scalars['ID']['output'];
  /** Number of rows that changed nothing. */
  skippedCount: Scalars['Int']['output'];
  /** Number of customers changed. */
  updatedCount: Scalars['Int']['output'];
};


/** The outcome of an import. */
export type CustomerImportcustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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

/** An existing customer that matches a row. */
export type CustomerMatch = {
  /** The customer. */
  customerId: Scalars['ID']['output'];
  /** The criterion that matched. */
  matchedBy: CustomerMatchedBy;
  /** The customer’s name. */
  name: Scalars['String']['output'];
  /** Index of the row, from 0. */
  row: Scalars['Int']['output'];
};

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

/** All data of the business as one ZIP archive: CSV, JSON, and the PDFs of quotes and invoices. */
export type DataExport = Node & {
  /** When it is or was deleted; null until it is ready. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of files written so far. */
  filesDone: Scalars['Int']['output'];
  /** Number of files expected when it was requested. */
  filesTotal: Scalars['Int']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When it became ready; null before. */
  readyAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Size of the archive in bytes; null until it is ready. */
  sizeBytes: Maybe<Scalars['Float']['output']>;
  /** Its state. */
  status: DataExportStatus;
};

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

/** A sign-in factor beside the password. */
export type Factor = Node & {
  /** When it was set up. */
  createdAt: Scalars['DateTime']['output'];
  /** Its kind. */
  factorType: FactorType;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When a passkey was last used; null for an app. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that the person gave it. */
  name: Scalars['String']['output'];
  /** Its state. */
  status: FactorStatus;
};

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

/** An invoice to a customer. */
export type Invoice = Node & {
  /** What the viewer may do next; the client shows exactly these actions. */
  actions: Array<InvoiceAction>;
  /** The member it is assigned to, in addition to its creator; null if it is not assigned. */
  assignedTo: Maybe<Colleague>;
  /** totalCents less paidCents; 0 once it is void or written off. */
  balanceCents: Scalars['Cents']['output'];
  /** The reason for writing it off; null unless written off. */
  closedReason: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer who pays. */
  customer: Customer;
  /** Cents deducted from all lines except government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The last day for payment. Set at sending from the customer's payment term unless chosen; null for a draft without one. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** Money received for it, after fees; null for roles that see no revenue. */
  earnings: Maybe<InvoiceEarnings>;
  /** The id that the record has in your own program; null where none was given. */
  externalId: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The day on which it was issued; null for a draft. */
  issueDate: Maybe<Scalars['Date']['output']>;
  /** Its lines, in order. */
  lines: Array<Line>;
  /** Internal notes, never shown to customers; null where there are none. */
  notes: Maybe<Scalars['String']['output']>;
  /** The number, unique within the business and without gaps. */
  number: Scalars['String']['output'];
  /** Whether there is a balance and dueDate has passed in the business's time zone. */
  overdue: Scalars['Boolean']['output'];
  /** When it was paid in full; null until then. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Cents of succeeded payments less refunds. */
  paidCents: Scalars['Cents']['output'];
  /** Whether its customer can pay it online now by its portal link. */
  payableOnline: Scalars['Boolean']['output'];
  /** Its payments, oldest first, including voided ones. */
  payments: Array<Payment>;
  /** URL of the PDF. Valid for 15 minutes without a session or key; select it again for a new one. */
  pdfUrl: Scalars['String']['output'];
  /** URL of the customer's portal page; null for a draft and once void. */
  portalUrl: Maybe<Scalars['String']['output']>;
  /** The quote from which it was created; null where there is none. */
  quote: Maybe<Quote>;
  /** When it was first sent; null for a draft. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: InvoiceStatus;
  /** Sum of all lines in cents, including travel. */
  subtotalCents: Scalars['Cents']['output'];
  /** Cents of tax on the taxable lines after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** The terms below the totals; null where there are none. */
  terms: Maybe<Scalars['String']['output']>;
  /** subtotalCents less discountCents plus taxCents. */
  totalCents: Scalars['Cents']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
  /** When the customer first opened it; null until then. */
  viewedAt: Maybe<Scalars['DateTime']['output']>;
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

/** A page of invoices. */
export type InvoiceConnection = {
  /** The rows with their cursors. */
  edges: Array<InvoiceEdge>;
  /** The rows. */
  nodes: Array<Invoice>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** Money received for an invoice, after fees. */
export type InvoiceEarnings = {
  /** Stripe's fees in cents, as far as known. */
  feesCents: Scalars['Cents']['output'];
  /** receivedCents less feesCents. */
  netCents: Scalars['Cents']['output'];
  /** Cents received, including tips, less refunds. */
  receivedCents: Scalars['Cents']['output'];
};

/** One of the invoices, with its cursor. */
export type InvoiceEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Invoice;
};

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

/** A payment that was recorded or changed, with the current state of its invoice. */
export type InvoicePaymentEvent = {
  /** The invoice with its new balance. */
  invoice: Invoice;
  /** The payment. */
  payment: Payment;
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

/** A line of a quote or an invoice. */
export type Line = {
  /** Why a notarial act is above its state's maximum; null where not needed. Never shown to customers. */
  capReason: Maybe<Scalars['String']['output']>;
  /** Its description; null where there is none. */
  description: Scalars['String']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** Quotes only: whether the customer may leave it out. */
  optional: Scalars['Boolean']['output'];
  /** The quantity, up to three decimals. */
  quantity: Scalars['Float']['output'];
  /** Whether it counts; false only for an optional line that is not selected. */
  selected: Scalars['Boolean']['output'];
  /** The price list service it was created from; null where it was typed. */
  serviceId: Maybe<Scalars['ID']['output']>;
  /** Whether it is taxed. */
  taxable: Scalars['Boolean']['output'];
  /** Quantity times price in cents, before discount and tax. */
  totalCents: Scalars['Cents']['output'];
  /** The type, which determines discount, tax and reports. */
  type: LineType;
  /** Price per unit in cents. */
  unitCents: Scalars['Cents']['output'];
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

/** Payments of one method. */
export type MethodMoney = {
  /** Number of payments. */
  count: Scalars['Int']['output'];
  /** The payment method. */
  method: PaymentMethod;
  /** Their sum in cents. */
  receivedCents: Scalars['Cents']['output'];
};

/** The IRS's standard business mileage rate of a period. */
export type MileageRate = {
  /** Cents per mile; may be fractional (72.5). */
  centsPerMile: Scalars['Float']['output'];
  /** How reliable it is. */
  certainty: Certainty;
  /** The source of the figure. */
  source: Scalars['String']['output'];
  /** The first day in force. */
  validFrom: Scalars['Date']['output'];
  /** The last day in force; null while in force. */
  validTo: Maybe<Scalars['Date']['output']>;
};

/** Payments received in a calendar month of the business's time zone, with their refunds and fees to date. */
export type MonthMoney = {
  /** Cents that banks withhold or have taken back because payers dispute these payments. */
  disputedCents: Scalars['Cents']['output'];
  /** Stripe's fees for these payments, in cents. */
  feesCents: Scalars['Cents']['output'];
  /** Payments by method, the largest sum first. */
  methods: Array<MethodMoney>;
  /** The month, YYYY-MM. */
  month: Scalars['String']['output'];
  /** receivedCents less refundedCents and feesCents. */
  netCents: Scalars['Cents']['output'];
  /** Cents that arrived in the business's bank account in the month, whenever they were received. */
  paidOutCents: Scalars['Cents']['output'];
  /** Government fees in cents, which are passed on and are not revenue: the paid share of each invoice, net of refunds. */
  passThroughCents: Scalars['Cents']['output'];
  /** Sum of the payments in cents, including tips, excluding disputed payments. */
  receivedCents: Scalars['Cents']['output'];
  /** Cents refunded from these payments to date. */
  refundedCents: Scalars['Cents']['output'];
  /** Tips in cents, net of refunds. */
  tipCents: Scalars['Cents']['output'];
};

export type Mutation = {
  /** Accepts the quote with a signature and the selected optional lines. */
  acceptPortalQuote: PortalQuote;
  /** Adds the signed-in person to the team that invited them and switches this session to its business. INVALID_STATE where another address was invited. */
  acceptTeamInvitation: Session;
  /** Adds a passkey to the signed-in person’s account. Needs a step-up. */
  addPasskey: Factor;
  /** Archives a customer: hides them from lists without deleting anything. Idempotent. */
  archiveCustomer: Customer;
  /** Removes an entry from the price list. Existing quotes and invoices are not affected. */
  archiveService: Service;
  /** Assigns a customer to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all customers. */
  assignCustomer: Customer;
  /** Assigns an invoice to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all invoices. */
  assignInvoice: Invoice;
  /** Assigns a quote to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all quotes. */
  assignQuote: Quote;
  /** Starts setting up an authenticator app. Needs a step-up; INVALID_STATE where one is set up. */
  beginTotp: TotpSetup;
  /** Cancels the change, with the link mailed to the old address. */
  cancelEmailChange: Scalars['Boolean']['output'];
  /** Changes the address or role of an invitation that was not accepted, and mails it again. RATE_LIMITED with retryAfterSeconds. */
  changeInvitation: TeamInvitation;
  /** Gives a member another role, effective at once. */
  changeMemberRole: TeamMember;
  /** Changes the password, and ends every other session. Needs a step-up where an authenticator app is set up. */
  changePassword: Scalars['Boolean']['output'];
  /** Returns the URL of Stripe's page for buying a plan, or for changing an existing one. Remaining trial days stay free. */
  choosePlan: Scalars['String']['output'];
  /** Closes the business: it becomes read-only, all other sessions end, its plan ends with the paid period, and all data is deleted after 30 days. Until then customers can view and pay their documents, and the owner can export the data or reopen the business. */
  closeBusiness: Closure;
  /** Confirms the address with the mailed link, and signs in. TOKEN_INVALID where the link is spent or expired; VALIDATION_FAILED at password where one is required or wrong; RATE_LIMITED with retryAfterSeconds. */
  confirmEmail: Session;
  /** Applies the new address, with its mailed link. Ends other sessions, revokes earlier links, and mails the old address a link to take the change back. TOKEN_INVALID; EMAIL_TAKEN where the address has an account by now. */
  confirmEmailChange: Scalars['Boolean']['output'];
  /** Subscribes the address that the link was mailed to. TOKEN_INVALID where the link is unknown or, with `expired: true` in the extensions, older than seven days. */
  confirmNewsletter: Scalars['Boolean']['output'];
  /** Enables the second factor with a code of the app. Returns ten recovery codes, shown only this once. */
  confirmTotp: Array<Scalars['String']['output']>;
  /** Returns the URL of Stripe's page for connecting the business's account or completing its setup. */
  connectOnlinePayments: Scalars['String']['output'];
  /** Converts an accepted quote to a draft invoice with the selected lines. Repeating it returns the same invoice. */
  convertQuoteToInvoice: Invoice;
  /** Creates an API key. Its secret text is returned only this once. Needs a step-up. */
  createApiKey: ApiKeyWithText;
  /** Adds a customer. */
  createCustomer: Customer;
  /** Creates a draft invoice, which the customer cannot see until it is sent. */
  createInvoice: Invoice;
  /** Creates a draft quote, which the customer cannot see until it is sent. */
  createQuote: Quote;
  /** Creates a custom role. Requires the Premium plan. FORBIDDEN where it has permissions that the caller does not have. */
  createRole: TeamRole;
  /** Adds an entry to the price list. */
  createService: Service;
  /** Adds an endpoint, of at most ten. People need a step-up. revealWebhookSecret returns its secret. */
  createWebhookEndpoint: WebhookEndpoint;
  /** Declines the quote. */
  declinePortalQuote: PortalQuote;
  /** Deletes a draft; the next invoice gets its number. */
  deleteInvoice: Scalars['Boolean']['output'];
  /** Deletes a draft; the next quote gets its number. */
  deleteQuote: Scalars['Boolean']['output'];
  /** Deletes a custom role. INVALID_STATE where a member or an invitation has it. */
  deleteRole: Scalars['Boolean']['output'];
  /** Deletes all test data, including the connection for online payments. Test keys, webhook endpoints, the price list, the settings and the audit log stay. INVALID_STATE before test mode was turned on. */
  deleteTestData: TestMode;
  /** Deletes an endpoint and its delivery log. Pending deliveries are not sent. */
  deleteWebhookEndpoint: Scalars['Boolean']['output'];
  /** Turns an endpoint off. Idempotent. */
  disableWebhookEndpoint: WebhookEndpoint;
  /** Copies an invoice to a new draft for the same customer. */
  duplicateInvoice: Invoice;
  /** Copies a quote to a new draft for the same customer, valid from today. */
  duplicateQuote: Quote;
  /** Turns an endpoint on. Idempotent. */
  enableWebhookEndpoint: WebhookEndpoint;
  /** Ends every session but the current one; returns how many. Needs a step-up. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the viewer's sessions at once. Needs a step-up; NOT_FOUND where it is not theirs. */
  endSession: Scalars['Boolean']['output'];
  /** Imports customers, all or none: one invalid row rejects the import. Error paths name the row: rows.3.email. Rows that match an existing customer are added, skipped or update it, as chosen. */
  importCustomers: CustomerImport;
  /** Invites a person by the address that they will sign in with. The link in the mail is valid for seven days. PLAN_LIMIT_REACHED where every seat is taken or reserved by an invitation; RATE_LIMITED with retryAfterSeconds. */
  inviteMember: TeamInvitation;
  /** Creates an account for the invited address, adds it to the team and signs it in. TOKEN_INVALID, EMAIL_TAKEN where the address has an account, PLAN_LIMIT_REACHED, or RATE_LIMITED with retryAfterSeconds. */
  joinTeam: Session;
  /** Removes the signed-in person from a team: all their sessions for its business end, including this one. Their work stays under their name. INVALID_STATE for the owner; NOT_FOUND where they are not a member. */
  leaveTeam: Scalars['Boolean']['output'];
  /** Returns the URL of Stripe's billing portal: plan, cancellation, card, invoices. */
  openBilling: Scalars['String']['output'];
  /** Returns the download address on this host for the requester, valid for one hour. It supports range requests, so that an interrupted download can resume. */
  openDataExport: Scalars['String']['output'];
  /** Restores the access of a suspended member. PLAN_LIMIT_REACHED where no seat is free. */
  reactivateMember: TeamMember;
  /** Records money taken outside the app. An amount above the balance fails with VALIDATION_FAILED, naming the balance. */
  recordPayment: Payment;
  /** Refreshes the account's status from Stripe. */
  refreshOnlinePayments: OnlinePayments;
  /** Refreshes the plan's state from Stripe, for a viewer who returns from its pages. */
  refreshPlan: PlanStanding;
  /** Exchanges a refresh token; omit it where the cookie carries it. Each refresh token works once; a second use more than 30 seconds later ends the session. */
  refreshSession: Session;
  /** Refunds an online payment in whole or in part, to the original payment method. An amount above refundableCents is refused. */
  refundPayment: Payment;
  /** Removes the logo. */
  removeBusinessLogo: Business;
  /** Removes a member from the team. Their sessions for this business end at once. Their work stays under their name. */
  removeMember: Scalars['Boolean']['output'];
  /** Removes a passkey, which can no longer be used here. Needs a step-up. */
  removePasskey: Scalars['Boolean']['output'];
  /** Renames a passkey. */
  renamePasskey: Factor;
  /** Creates ten new recovery codes, returned only this once; the old ones become invalid. Needs a step-up. */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** Reopens a closed business with all its data and its plan. */
  reopenBusiness: Closure;
  /** Resends all failed deliveries of events since a time. Returns their number. */
  replayFailedWebhooks: Scalars['Int']['output'];
  /** Resends a delivery under the same webhook-id, with all attempts again. */
  replayWebhookDelivery: WebhookDelivery;
  /** Starts an export of all data of the business, or returns the one in progress. Replaces an earlier one. A mail is sent when it is ready. */
  requestDataExport: DataExport;
  /** Mails a confirmation link to the new address and a cancellation link to the old one. Also true where the new address is taken. Needs a step-up where an authenticator app is set up. */
  requestEmailChange: Scalars['Boolean']['output'];
  /** Mails a link to choose a new password. True for every address, known or not; RATE_LIMITED with retryAfterSeconds. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Requests changes to the quote. */
  requestQuoteChanges: PortalQuote;
  /** Mails the confirmation link again. True for every address, known or not; RATE_LIMITED with retryAfterSeconds. */
  resendConfirmation: Scalars['Boolean']['output'];
  /** Mails an invitation again with a new link, valid for another seven days; earlier links become invalid. RATE_LIMITED with retryAfterSeconds. */
  resendInvitation: TeamInvitation;
  /** Resends an unpaid invoice unchanged. */
  resendInvoice: Invoice;
  /** Resends an open quote unchanged. */
  resendQuote: Quote;
  /** Sets a new password with a mailed link, and ends all sessions. TOKEN_INVALID where the link is spent or expired; RATE_LIMITED with retryAfterSeconds. */
  resetPassword: Scalars['Boolean']['output'];
  /** Restores an archived customer. Idempotent. */
  restoreCustomer: Customer;
  /** Restores an entry to the price list. */
  restoreService: Service;
  /** The signing secret of an endpoint: whsec_ and base64. People need a step-up. */
  revealWebhookSecret: Scalars['String']['output'];
  /** Revokes a key permanently, with immediate effect. */
  revokeApiKey: ApiKey;
  /** Revokes an invitation; its link becomes invalid. */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Gives a key a new secret, returned only this once; the old one works until the overlap ends. Needs a step-up. */
  rotateApiKey: ApiKeyWithText;
  /** Creates a new secret. For 24 hours messages are also signed with the previous one. People need a step-up. */
  rotateWebhookSecret: WebhookEndpoint;
  /** Issues a draft today, sets its due date, and mails it to its customer or marks it as given by hand. */
  sendInvoice: Invoice;
  /** Mails a quote to its customer or marks it as given by hand: a draft, a new revision after requested changes, or an expired quote, whose last day is extended if it has passed. */
  sendQuote: Quote;
  /** Sends a webhook.test event, which is not retried. */
  sendTestWebhook: WebhookDelivery;
  /** Sends every pending delivery now, oldest first, with all attempts again. Returns their number. */
  sendWaitingWebhookDeliveries: Scalars['Int']['output'];
  /** Sets the logo shown on quotes, invoices, mails and the portal. */
  setBusinessLogo: Business;
  /** Refreshes the state of the deposit from Stripe, for a customer who returns from Stripe's page. */
  settlePortalDeposit: PortalQuote;
  /** Refreshes the state of a payment from Stripe, for a customer who returns from Stripe's page. */
  settlePortalPayment: PortalInvoice;
  /** Resolves a request whose response was lost. True: it was executed; the same request with the same idempotencyKey returns its result. False: it was not executed and never will be; its key is refused from now on, even if the request is still on its way. */
  settleRequest: Scalars['Boolean']['output'];
  /** Signs in with email and password. INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED where a code is required too, or RATE_LIMITED with retryAfterSeconds. */
  signIn: Session;
  /** Signs in with a passkey alone. INVALID_CREDENTIALS where it is unknown or its signature is invalid. */
  signInWithPasskey: Session;
  /** Ends the current session. */
  signOut: Scalars['Boolean']['output'];
  /** Ends every session of the signed-in person, including this one. Needs a step-up. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Creates an account with its business and trial, and mails a link that confirms the address. Replaces an earlier unconfirmed sign-up with the address. EMAIL_TAKEN where it has an account; RATE_LIMITED with retryAfterSeconds. */
  signUp: SignUpResult;
  /** Creates a business with its trial for a person who owns none, and switches this session to it. INVALID_STATE where they own one. */
  startBusiness: Session;
  /** Returns the URL of Stripe's page on which the customer pays the deposit of an accepted quote. */
  startPortalDeposit: Scalars['String']['output'];
  /** Returns the URL of Stripe's page on which the customer pays. An amount above the balance fails with VALIDATION_FAILED, naming the balance. */
  startPortalPayment: Scalars['String']['output'];
  /** Confirms the identity of the signed-in person. For some minutes this session may then do what otherwise fails with STEP_UP_REQUIRED. */
  stepUp: Scalars['Boolean']['output'];
  /** Mails a confirmation link to the address. Idempotent, and true for every address, known or not. RATE_LIMITED with retryAfterSeconds. */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Suspends a member until they are reactivated. Their sessions for this business end at once, with the reason shown. */
  suspendMember: TeamMember;
  /** Switches this session to another business of the person; earlier access tokens stay valid for the previous one. NOT_FOUND where they are not a member. */
  switchBusiness: Session;
  /** Restores an account's earlier address, with the link mailed to that address when it was changed. Ends every session, voids the password, and mails a reset link to the restored address. TOKEN_INVALID; EMAIL_TAKEN where the address has another account by now. */
  takeBackEmailChange: Scalars['Boolean']['output'];
  /** Makes another member the owner, effective at once. The former owner becomes an admin; both are notified by mail. Needs a step-up. */
  transferOwnership: Scalars['Boolean']['output'];
  /** Disables the second factor and its recovery codes. Needs a step-up. */
  turnOffTotp: Scalars['Boolean']['output'];
  /** Undoes an import: removes the customers that it added and restores the earlier values of those it changed. Customers changed since, or with a quote or an invoice, stay. */
  undoCustomerImport: UndoneCustomerImport;
  /** Unsubscribes the address that the link was mailed to; links do not expire. TOKEN_INVALID where the link is unknown. */
  unsubscribeFromNewsletter: Scalars['Boolean']['output'];
  /** Replaces the name, scopes and networks of a key, with immediate effect. Needs a step-up. */
  updateApiKey: ApiKey;
  /** Changes the business; omitted fields stay unchanged. */
  updateBusiness: Business;
  /** Changes a customer; omitted fields stay unchanged. */
  updateCustomer: Customer;
  /** Changes a draft; omitted fields stay unchanged. A sent invoice is voided and duplicated instead. */
  updateInvoice: Invoice;
  /** Changes the signed-in person's name. */
  updateProfile: User;
  /** Changes a quote that is a draft, has changes requested, or has expired; omitted fields stay unchanged. The customer sees the changes once it is sent. */
  updateQuote: Quote;
  /** Changes a custom role for all its members, effective at once. */
  updateRole: TeamRole;
  /** Changes an entry of the price list; omitted fields stay unchanged. */
  updateService: Service;
  /** Changes an endpoint; omitted fields stay unchanged. People need a step-up to change the URL. */
  updateWebhookEndpoint: WebhookEndpoint;
  /** Creates a customer, or updates the one with this external id as updateCustomer does: omitted fields stay unchanged. */
  upsertCustomer: UpsertedCustomer;
  /** Creates an invoice, or updates the one with this external id as updateInvoice does: omitted fields stay unchanged. The customer of an invoice cannot change. */
  upsertInvoice: UpsertedInvoice;
  /** Creates a quote, or updates the one with this external id as updateQuote does: omitted fields stay unchanged. The customer of a quote cannot change. */
  upsertQuote: UpsertedQuote;
  /** Creates a service, or updates the one with this external id as updateService does, where a field that is left out stays as it is. */
  upsertService: UpsertedService;
  /** Switches this session to the test data of the business, turning test mode on the first time; switchBusiness with viewer.liveBusinessId switches back. Ends when the permissions of the person change. INVALID_STATE in test mode. */
  viewTestData: Session;
  /** Voids an invoice without payments. Its portal link stops working; its number is not reused. */
  voidInvoice: Invoice;
  /** Voids a manually recorded payment, such as a bounced check. The invoice is owed again. */
  voidPayment: Payment;
  /** Voids a quote that was not accepted. Its portal link stops working. */
  voidQuote: Quote;
  /** Writes off the balance; payments stay. */
  writeOffInvoice: Invoice;
};


export type MutationacceptPortalQuoteArgs = {
  input: AcceptPortalQuoteInput;
};


export type MutationacceptTeamInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationaddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationarchiveCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationarchiveServiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationassignCustomerArgs = {
  id: Scalars['ID']['input'];
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationassignInvoiceArgs = {
  id: Scalars['ID']['input'];
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationassignQuoteArgs = {
  id: Scalars['ID']['input'];
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationcancelEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationchangeInvitationArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: ChangeInvitationInput;
};


export type MutationchangeMemberRoleArgs = {
  id: Scalars['ID']['input'];
  role: MemberRole;
  roleId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationchoosePlanArgs = {
  input: ChoosePlanInput;
};


export type MutationcloseBusinessArgs = {
  input: CloseBusinessInput;
};


export type MutationconfirmEmailArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationconfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationconfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationconfirmTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationconvertQuoteToInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
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


export type MutationcreateRoleArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RoleInput;
};


export type MutationcreateServiceArgs = {
  input: CreateServiceInput;
};


export type MutationcreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
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


export type MutationdeleteRoleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdisableWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationduplicateInvoiceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationduplicateQuoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationenableWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationendSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationimportCustomersArgs = {
  input: ImportCustomersInput;
};


export type MutationinviteMemberArgs = {
  input: InviteMemberInput;
};


export type MutationjoinTeamArgs = {
  input: JoinTeamInput;
};


export type MutationleaveTeamArgs = {
  businessId: Scalars['ID']['input'];
};


export type MutationopenBillingArgs = {
  page?: BillingPage;
};


export type MutationopenDataExportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationreactivateMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrecordPaymentArgs = {
  input: RecordPaymentInput;
};


export type MutationrefreshSessionArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationrefundPaymentArgs = {
  input: RefundPaymentInput;
};


export type MutationremoveMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationreplayFailedWebhooksArgs = {
  endpointId: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


export type MutationreplayWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
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


export type MutationresendInvitationArgs = {
  id: Scalars['ID']['input'];
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


export type MutationrevealWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrotateApiKeyArgs = {
  id: Scalars['ID']['input'];
  overlap: ApiKeyOverlap;
};


export type MutationrotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendInvoiceArgs = {
  byHand?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationsendQuoteArgs = {
  byHand?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationsendTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendWaitingWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
};


export type MutationsetBusinessLogoArgs = {
  dataUrl: Scalars['String']['input'];
};


export type MutationsettlePortalDepositArgs = {
  sessionId: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationsettlePortalPaymentArgs = {
  sessionId: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationsettleRequestArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type MutationsignInArgs = {
  input: SignInInput;
};


export type MutationsignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


export type MutationsignUpArgs = {
  input: SignUpInput;
};


export type MutationstartBusinessArgs = {
  name: Scalars['String']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationstartPortalDepositArgs = {
  input: StartPortalDepositInput;
};


export type MutationstartPortalPaymentArgs = {
  input: StartPortalPaymentInput;
};


export type MutationstepUpArgs = {
  input: StepUpInput;
};


export type MutationsubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationsuspendMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationswitchBusinessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationtakeBackEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationtransferOwnershipArgs = {
  id: Scalars['ID']['input'];
};


export type MutationundoCustomerImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationunsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationupdateApiKeyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateApiKeyInput;
};


export type MutationupdateBusinessArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: BusinessInput;
};


export type MutationupdateCustomerArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateCustomerInput;
};


export type MutationupdateInvoiceArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateInvoiceInput;
};


export type MutationupdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationupdateQuoteArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateQuoteInput;
};


export type MutationupdateRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: RoleInput;
};


export type MutationupdateServiceArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateServiceInput;
};


export type MutationupdateWebhookEndpointArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateWebhookEndpointInput;
};


export type MutationupsertCustomerArgs = {
  externalId: Scalars['String']['input'];
  input: CreateCustomerInput;
};


export type MutationupsertInvoiceArgs = {
  externalId: Scalars['String']['input'];
  input: CreateInvoiceInput;
};


export type MutationupsertQuoteArgs = {
  externalId: Scalars['String']['input'];
  input: CreateQuoteInput;
};


export type MutationupsertServiceArgs = {
  externalId: Scalars['String']['input'];
  input: CreateServiceInput;
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

/** An object with a globally unique id. */
export type Node = {
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
};

/** The maximum fee that a state lets a notary charge. */
export type NotarialFeeCap = {
  /** The act by name, or "any". */
  act: Scalars['String']['output'];
  /** Maximum for each further unit; null where it equals the first. */
  additionalCents: Maybe<Scalars['Cents']['output']>;
  /** How reliable it is. */
  certainty: Certainty;
  /** Maximum for the first unit; null where the state sets no cap. */
  firstCents: Maybe<Scalars['Cents']['output']>;
  /** How the act is performed. */
  mode: NotarialMode;
  /** When it was last compared with its source; null where no review is recorded. */
  reviewedAt: Maybe<Scalars['Date']['output']>;
  /** The source of the figure. */
  source: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** The unit that the cap applies to. */
  unit: FeeCapUnit;
  /** The first day in force; null where it is not recorded. */
  validFrom: Maybe<Scalars['Date']['output']>;
  /** The last day in force; null while in force. */
  validTo: Maybe<Scalars['Date']['output']>;
};

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

/** The business's Stripe account. */
export type OnlinePayments = {
  /** Information that Stripe still needs, as text. */
  missing: Array<Scalars['String']['output']>;
  /** Whether Stripe pays out the balance to the bank. */
  payoutsEnabled: Scalars['Boolean']['output'];
  /** Whether payments go to the Stripe sandbox, where no real money moves. */
  sandbox: Scalars['Boolean']['output'];
  /** Whether customers can pay online. */
  status: OnlinePaymentsStatus;
};

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

/** The position of a page in its connection. */
export type PageInfo = {
  /** The cursor of the last row, for the next `after`; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more rows follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first row, for the previous page’s `before`; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A plan that can be bought. */
export type PaidTier =
  /** The largest plan. */
  | 'PREMIUM'
  /** The medium plan; the trial has its limits. */
  | 'PROFESSIONAL'
  /** The smallest plan. */
  | 'STARTER';

/** An import that can still be undone. */
export type PastCustomerImport = {
  /** When the file was imported. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of customers added. */
  createdCount: Scalars['Int']['output'];
  /** The id to undo it by. */
  id: Scalars['ID']['output'];
  /** Number of customers changed. */
  updatedCount: Scalars['Int']['output'];
};

/** A payment on an invoice. */
export type Payment = Node & {
  /** The amount in cents, including a tip. */
  amountCents: Scalars['Cents']['output'];
  /** Whether it waits for the payer to verify their bank account at Stripe. */
  awaitingVerification: Scalars['Boolean']['output'];
  /** When it was recorded in the app. */
  createdAt: Scalars['DateTime']['output'];
  /** The part of amountCents that exceeded the balance; it is owed back to the customer. */
  creditCents: Scalars['Cents']['output'];
  /** Whether it is the deposit of the quote from which the invoice was created. */
  deposit: Scalars['Boolean']['output'];
  /** The payer's dispute; null where there is none. */
  dispute: Maybe<PaymentDispute>;
  /** Why it failed, as text; null where it did not. */
  failure: Maybe<Scalars['String']['output']>;
  /** Stripe's fee in cents; null until known, and for roles that see no revenue. */
  feeCents: Maybe<Scalars['Cents']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The paid invoice. */
  invoice: Invoice;
  /** The payment method. */
  method: PaymentMethod;
  /** amountCents less feeCents, before refunds; null until known, and for roles that see no revenue. */
  netCents: Maybe<Scalars['Cents']['output']>;
  /** Note of the business, not shown to the customer; null where there is none. */
  note: Maybe<Scalars['String']['output']>;
  /** When the money was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** Check number, phone authorization, or Stripe charge id; null where there is none. */
  reference: Maybe<Scalars['String']['output']>;
  /** Cents that the viewer may still refund; 0 for payments taken outside the app. */
  refundableCents: Scalars['Cents']['output'];
  /** Refunded cents. */
  refundedCents: Scalars['Cents']['output'];
  /** Its status. */
  status: PaymentStatus;
  /** The part of amountCents that is a tip. */
  tipCents: Scalars['Cents']['output'];
  /** When it last changed: settled, refunded, disputed or voided. */
  updatedAt: Scalars['DateTime']['output'];
  /** Why it was voided; null where it was not. */
  voidReason: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may void it. */
  voidable: Scalars['Boolean']['output'];
};

/** A page of payments. */
export type PaymentConnection = {
  /** The rows with their cursors. */
  edges: Array<PaymentEdge>;
  /** The rows. */
  nodes: Array<Payment>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** A payer's dispute at their bank. */
export type PaymentDispute = {
  /** The disputed amount in cents. */
  amountCents: Scalars['Cents']['output'];
  /** The deadline for an answer; null where the bank set none. */
  dueBy: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is only an inquiry: no money was taken back, and the payment can be refunded. */
  inquiry: Scalars['Boolean']['output'];
  /** The bank's reason, as text. */
  reason: Scalars['String']['output'];
  /** Its status. */
  status: DisputeStatus;
};

/** One of the payments, with its cursor. */
export type PaymentEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Payment;
};

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

/** Money that Stripe transfers to the business's bank account. */
export type Payout = Node & {
  /** Cents; negative where Stripe debits the bank account. */
  amountCents: Scalars['Cents']['output'];
  /** The day on which it arrives or is expected to arrive at the bank. */
  arrivesOn: Scalars['Date']['output'];
  /** When it was first reported here. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the bank returned it, as text; null where it did not. */
  failure: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When Stripe created it. */
  initiatedAt: Scalars['DateTime']['output'];
  /** Its status. */
  status: PayoutStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of payouts. */
export type PayoutConnection = {
  /** The rows with their cursors. */
  edges: Array<PayoutEdge>;
  /** The rows. */
  nodes: Array<Payout>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the payouts, with its cursor. */
export type PayoutEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Payout;
};

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

/** A permission and its scope. */
export type PermissionGrant = {
  /** As resource.action, for example quotes.send. */
  permission: Scalars['String']['output'];
  /** The records that it applies to. */
  scope: GrantScope;
};

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

/** The business's plan, its status and its dates. */
export type PlanStanding = {
  /** When beta access ends; null without it. */
  betaAccessEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the plan ends with the paid period instead of being renewed. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** The billing interval; null without a plan. */
  interval: Maybe<BillingInterval>;
  /** The plan whose limits apply: the chosen one, or PREMIUM during beta access. */
  limitsTier: PlanTier;
  /** When the paid period ends; null without a plan. */
  periodEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** The subscription's price per interval in cents; null without a plan or where it is unknown. */
  priceCents: Maybe<Scalars['Cents']['output']>;
  /** Why only payments and the plan can be changed; null where the business is not read-only. */
  readOnly: Maybe<ReadOnlyReason>;
  /** When an overdue payment makes the business read-only; null where none is overdue. */
  readOnlyAt: Maybe<Scalars['DateTime']['output']>;
  /** The status of the plan itself, regardless of beta access. */
  status: PlanStatus;
  /** The chosen plan; FREE_TRIAL where none was chosen. */
  tier: PlanTier;
  /** When the trial ends, or ended without a plan; null for a plan that is not in trial. */
  trialEndsAt: Maybe<Scalars['DateTime']['output']>;
};

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

/** The usage of a limit of the plan. */
export type PlanUsage = {
  /** The maximum that the plan allows; null is unlimited. */
  allowed: Maybe<Scalars['Int']['output']>;
  /** The smallest plan with a higher limit; null where there is none. */
  liftedBy: Maybe<PaidTier>;
  /** The limit. */
  limit: PlanLimit;
  /** Whether 80% of a monthly limit is used. */
  near: Scalars['Boolean']['output'];
  /** Whether a monthly limit is used up, so that the next quote, invoice or customer is refused. */
  reached: Scalars['Boolean']['output'];
  /** The amount used; for RETENTION_DAYS the age of the oldest record in days. */
  used: Scalars['Int']['output'];
};

/** The business as its customers see it. */
export type PortalBusiness = {
  /** Email address for customers; null where none is set. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether this is test data: no mail is sent and no money moves. */
  isTestMode: Scalars['Boolean']['output'];
  /** URL of the logo; null where there is none. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Phone number for customers; null where none is set. */
  phone: Maybe<Scalars['String']['output']>;
  /** IANA time zone, in which its documents' dates are. */
  timeZone: Scalars['String']['output'];
};

/** An invoice as the holder of its portal link sees it. */
export type PortalInvoice = {
  /** totalCents less paidCents; 0 for an invoice that was written off. */
  balanceCents: Scalars['Cents']['output'];
  /** The business that sent it. */
  business: PortalBusiness;
  /** The customer. */
  customerName: Scalars['String']['output'];
  /** Cents deducted from all lines except government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The last day for payment; null for a draft. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** Why the last payment failed, as text; null where it did not fail or can no longer be retried. */
  failure: Maybe<Scalars['String']['output']>;
  /** The day on which it was issued; null for a draft. */
  issueDate: Maybe<Scalars['Date']['output']>;
  /** Its lines, in order. */
  lines: Array<Line>;
  /** The number, unique within the business. */
  number: Scalars['String']['output'];
  /** Whether there is a balance and dueDate has passed in the business's time zone. */
  overdue: Scalars['Boolean']['output'];
  /** Cents of succeeded payments less refunds. */
  paidCents: Scalars['Cents']['output'];
  /** Whether the business accepts partial payments online. */
  partPayments: Scalars['Boolean']['output'];
  /** Whether a balance can be paid online now. */
  payableOnline: Scalars['Boolean']['output'];
  /** Received and pending payments, oldest first. */
  payments: Array<PortalPayment>;
  /** Cents of pending bank transfers, which must not be paid a second time. */
  pendingCents: Scalars['Cents']['output'];
  /** Whether the viewer is a member of the business; it then does not count as viewed. */
  preview: Scalars['Boolean']['output'];
  /** Whether payments go to the Stripe sandbox, where no real money moves. */
  sandboxPayments: Scalars['Boolean']['output'];
  /** Its status. */
  status: InvoiceStatus;
  /** Sum of all lines in cents, including travel. */
  subtotalCents: Scalars['Cents']['output'];
  /** Cents of tax on the taxable lines after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** The terms below the totals; null where there are none. */
  terms: Maybe<Scalars['String']['output']>;
  /** Whether the business accepts tips. */
  tips: Scalars['Boolean']['output'];
  /** subtotalCents less discountCents plus taxCents. */
  totalCents: Scalars['Cents']['output'];
  /** The trip that the TRAVEL line charges, from the quote; null where there is none. */
  travel: Maybe<TravelEstimate>;
  /** Stripe's page on which the payer verifies their bank account; null where no verification is pending. */
  verificationUrl: Maybe<Scalars['String']['output']>;
};

/** A payment as its payer sees it. */
export type PortalPayment = {
  /** The amount in cents, including a tip. */
  amountCents: Scalars['Cents']['output'];
  /** Whether it is the deposit of the quote from which the invoice was created. */
  deposit: Scalars['Boolean']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The payment method. */
  method: PaymentMethod;
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** Check number or phone authorization; null where there is none. */
  reference: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: PaymentStatus;
  /** The part of amountCents that is a tip; it does not reduce the balance. */
  tipCents: Scalars['Cents']['output'];
};

/** A quote as the holder of its portal link sees it. */
export type PortalQuote = {
  /** The actions that the customer may take. */
  actions: Array<PortalQuoteAction>;
  /** The business that sent it. */
  business: PortalBusiness;
  /** The requested changes; null where none were requested. */
  changeRequest: Maybe<Scalars['String']['output']>;
  /** The customer. */
  customerName: Scalars['String']['output'];
  /** When the customer accepted, declined or requested changes; null until then. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The reason for declining; null where none was given. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** Deposit in cents, a part of totalCents; 0 where none is requested. */
  depositCents: Scalars['Cents']['output'];
  /** Why the deposit payment failed, as text; null where it did not fail or can no longer be retried. */
  depositFailure: Maybe<Scalars['String']['output']>;
  /** Whether the deposit can be paid online now. */
  depositPayable: Scalars['Boolean']['output'];
  /** The status of the deposit; null where there is none or the quote is not accepted. */
  depositStatus: Maybe<DepositStatus>;
  /** Cents deducted from all lines except government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The invoice created from it; null until that is issued. */
  invoice: Maybe<PortalQuoteInvoice>;
  /** Its lines, in order. */
  lines: Array<Line>;
  /** The number, unique within the business. */
  number: Scalars['String']['output'];
  /** Whether the viewer is a member of the business; it then does not count as viewed. */
  preview: Scalars['Boolean']['output'];
  /** 1 at first; increases each time that it is sent after requested changes. */
  revision: Scalars['Int']['output'];
  /** Whether payments go to the Stripe sandbox, where no real money moves. */
  sandboxPayments: Scalars['Boolean']['output'];
  /** The customer's signature; null until accepted. */
  signature: Maybe<Signature>;
  /** Its status; EXPIRED from the day after validUntil. */
  status: QuoteStatus;
  /** Sum of the selected lines in cents, including travel. */
  subtotalCents: Scalars['Cents']['output'];
  /** Cents of tax on the taxable lines after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** The terms that the customer agrees to; null where there are none. */
  terms: Maybe<Scalars['String']['output']>;
  /** subtotalCents less discountCents plus taxCents. */
  totalCents: Scalars['Cents']['output'];
  /** The trip that the TRAVEL line charges; null where there is none. */
  travel: Maybe<TravelEstimate>;
  /** The last day for acceptance; null where there is none. */
  validUntil: Maybe<Scalars['Date']['output']>;
  /** Stripe's page on which the payer of the deposit verifies their bank account; null where no verification is pending. */
  verificationUrl: Maybe<Scalars['String']['output']>;
};

/** An action that the customer may take on a quote; the page shows exactly these. */
export type PortalQuoteAction =
  /** acceptPortalQuote */
  | 'ACCEPT'
  /** declinePortalQuote */
  | 'DECLINE'
  /** requestQuoteChanges */
  | 'REQUEST_CHANGES';

/** The invoice created from a quote, for the holder of the quote’s portal link. */
export type PortalQuoteInvoice = {
  /** The number, unique within the business. */
  number: Scalars['String']['output'];
  /** Path of its portal page on this site. */
  path: Scalars['String']['output'];
};

/** The place of a ZIP code. */
export type PostalCode = {
  /** Name of the city. */
  city: Scalars['String']['output'];
  /** Five digits. */
  code: Scalars['String']['output'];
  /** Latitude of the area's center, in degrees. Null for codes without an area, such as military ones. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Longitude of the same point, in degrees; null together with latitude. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Two-letter code. */
  state: Scalars['String']['output'];
};

export type Query = {
  /** The purpose of a mailed link, without spending it; null for one that is spent, expired or unknown. */
  accountLink: Maybe<AccountLink>;
  /** The sessions of the signed-in person, the current one first. */
  activeSessions: Array<ActiveSession>;
  /** The activities of the business. */
  activities: ActivityConnection;
  /** The API limits of the business and the scopes that the viewer may give to a key. */
  apiAccess: ApiAccess;
  /** The API keys of the business: active ones first, then newest first. */
  apiKeys: Array<ApiKey>;
  /** Requests made with API keys: those of the last seven days, at most 10,000. Delayed by some seconds. */
  apiRequests: ApiRequestConnection;
  /** Use of API keys on each of the last 30 days, oldest first. Delayed by some seconds. NOT_FOUND for a key that does not belong to the business. */
  apiUsage: Array<ApiUsageDay>;
  /** A published article; null where none has this slug. */
  article: Maybe<Article>;
  /** Categories with published articles, by name. */
  articleCategories: Array<ArticleCategory>;
  /** A page of published articles. */
  articles: ArticleConnection;
  /** People and API keys with entries in the audit log. */
  auditActors: Array<AuditActor>;
  /** Activities of the business and of the accounts in it: actor, origin and changes. */
  auditLog: AuditEntryConnection;
  /** The billing state of the business and what the viewer may do about it. */
  billing: Billing;
  /** The viewer's business. */
  business: Business;
  /** Whether the business is closed, and until when it can be reopened. */
  closure: Closure;
  /** The active members of the business, to whom work can be assigned, by name. Needs team.read; an API key needs customers.read. */
  colleagues: Array<Colleague>;
  /** The API key that authenticates the request; null for people and visitors. */
  currentApiKey: Maybe<ApiKey>;
  /** One customer; null where no visible one has this id. */
  customer: Maybe<Customer>;
  /** The last imports that undoCustomerImport can still undo, newest first, at most 10. */
  customerImports: Array<PastCustomerImport>;
  /** Existing customers that match rows of an import by email, phone, or name and ZIP code. */
  customerMatches: Array<CustomerMatch>;
  /** A page of customers. */
  customers: CustomerConnection;
  /** The latest full export that the viewer requested; null where there is none. */
  dataExport: Maybe<DataExport>;
  /** Estimates the fee for a trip. A quote with the same travel has the same fee. */
  estimateTravel: TravelEstimate;
  /** One invoice; null where no visible one has this id. */
  invoice: Maybe<Invoice>;
  /** A page of invoices. */
  invoices: InvoiceConnection;
  /** The signed-in person; null without a session. */
  me: Maybe<User>;
  /** The IRS's mileage rate on a day; null where none is recorded. */
  mileageRate: Maybe<MileageRate>;
  /** Payments received in a month, with refunds, fees and payouts. For roles that may see reports. */
  monthMoney: MonthMoney;
  /** A record of the business by its id, of any type that implements Node and has a list of its own. Null where no visible one has this id. */
  node: Maybe<Node>;
  /** Records of the business by their ids, in the order of the ids; null for each that `node` would not find. */
  nodes: Array<Maybe<Node>>;
  /** Maximum notary fees of a state; empty where none are recorded. */
  notarialFeeCaps: Array<NotarialFeeCap>;
  /** Whether customers can pay online, and the status of the Stripe account. */
  onlinePayments: OnlinePayments;
  /** WebAuthn’s PublicKeyCredentialCreationOptionsJSON, for addPasskey; valid once, for ten minutes. */
  passkeyCreationOptions: Scalars['JSONObject']['output'];
  /** WebAuthn’s PublicKeyCredentialRequestOptionsJSON, for signInWithPasskey and stepUp; valid once, for ten minutes. */
  passkeyRequestOptions: Scalars['JSONObject']['output'];
  /** The payment with this id; null where none is visible to the viewer. */
  payment: Maybe<Payment>;
  /** A page of payments on all invoices, including voided ones. */
  payments: PaymentConnection;
  /** The payout with this id; null where the business has none. For roles that may see reports. */
  payout: Maybe<Payout>;
  /** Payouts from Stripe to the business's bank. For roles that may see reports. */
  payouts: PayoutConnection;
  /** The usage of every limit of the plan. */
  planUsage: Array<PlanUsage>;
  /** The invoice of a portal link; null where the link is unknown or was revoked. Marks it as viewed, unless the viewer is a member of the business. */
  portalInvoice: Maybe<PortalInvoice>;
  /** The quote of a portal link; null where the link is unknown or was revoked. Marks it as viewed, unless the viewer is a member of the business. */
  portalQuote: Maybe<PortalQuote>;
  /** The place of a ZIP code; null for an unknown code. */
  postalCode: Maybe<PostalCode>;
  /** One quote; null where no visible one has this id. */
  quote: Maybe<Quote>;
  /** A page of quotes. */
  quotes: QuoteConnection;
  /** The cost of this operation and what is left of the limits that all API keys of the business share. Null for people and visitors, to whom these limits do not apply, and over WebSocket. */
  rateLimit: Maybe<RateLimit>;
  /** Related articles: the newest of the same category, then the newest of others. */
  relatedArticles: Array<Article>;
  /** Finds customers by name, email, phone and tag, and quotes and invoices by number and customer; most similar first. An API key finds the kinds that it has the read scope for; FORBIDDEN where it has none. */
  search: Array<SearchHit>;
  /** The price list, in its order. */
  services: Array<Service>;
  /** The business's plan, its status and its dates. */
  subscription: PlanStanding;
  /** The plan of the business that the session acts for, and when it ends. */
  subscriptionStatus: SubscriptionStatus;
  /** The details of an invitation; null where it has expired, was revoked or was accepted. */
  teamInvitation: Maybe<TeamInvitationOffer>;
  /** Invitations that were not accepted, latest first. People who accepted are in teamMembers. */
  teamInvitations: Array<TeamInvitation>;
  /** The members of the business: the owner first, then by name. */
  teamMembers: Array<TeamMember>;
  /** All roles of the business, predefined and custom. */
  teamRoles: TeamRoles;
  /** A mail of the test mailbox; null for any other id. */
  testMail: Maybe<TestMail>;
  /** The test mailbox: mails written in test mode. Empty outside of test mode. */
  testMails: TestMailConnection;
  /** The test mode of the business; the same in the business and in its test data. */
  testMode: TestMode;
  /** Today's figures: those of the whole business, or of the viewer's own rows. Amounts require a role that may see reports. */
  today: Today;
  /** Rules of a state about travel fees; empty where none are recorded. */
  travelRules: Array<TravelRule>;
  /** The current business and the person's permissions in it; null without a session. */
  viewer: Maybe<Viewer>;
  /** One endpoint; null where the business has none with this id. */
  webhookEndpoint: Maybe<WebhookEndpoint>;
  /** Every endpoint of the business, oldest first. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** Every event that endpoints can receive. */
  webhookEventTypes: Array<WebhookEventType>;
};


export type QueryaccountLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryactivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};


export type QueryapiRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};


export type QueryapiUsageArgs = {
  keyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryarticleArgs = {
  slug: Scalars['String']['input'];
};


export type QueryarticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  publishedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TimeOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryauditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};


export type QuerycustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycustomerMatchesArgs = {
  rows: Array<CreateCustomerInput>;
};


export type QuerycustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<InvoiceSort>;
};


export type QuerymileageRateArgs = {
  on?: InputMaybe<Scalars['Date']['input']>;
};


export type QuerymonthMoneyArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


export type QuerynodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QuerynotarialFeeCapsArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QuerypaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QuerypaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};


export type QuerypayoutArgs = {
  id: Scalars['ID']['input'];
};


export type QuerypayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PayoutFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QuoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteSort>;
};


export type QueryrelatedArticlesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
};


export type QuerysearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QueryservicesArgs = {
  filter?: InputMaybe<ServiceFilter>;
  includeArchived?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryteamInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QuerytestMailArgs = {
  id: Scalars['ID']['input'];
};


export type QuerytestMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};


export type QuerytravelRulesArgs = {
  state: Scalars['String']['input'];
};


export type QuerywebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};

/** A quote to a customer, who accepts it, declines it or requests changes. */
export type Quote = Node & {
  /** What the viewer may do next; the client shows exactly these actions. */
  actions: Array<QuoteAction>;
  /** The member it is assigned to, in addition to its creator; null if it is not assigned. */
  assignedTo: Maybe<Colleague>;
  /** The requested changes; null where none were requested. */
  changeRequest: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer. */
  customer: Customer;
  /** When the customer accepted, declined or requested changes; null until then. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The reason for declining; null where none was given. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** Deposit in cents, a part of totalCents; 0 where none is requested. */
  depositCents: Scalars['Cents']['output'];
  /** The status of the deposit; null where there is none or the quote is not accepted. */
  depositStatus: Maybe<DepositStatus>;
  /** Cents deducted from all lines except government fees. */
  discountCents: Scalars['Cents']['output'];
  /** The id that the record has in your own program; null where none was given. */
  externalId: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The invoice created from it; null until then and once that is void. */
  invoice: Maybe<Invoice>;
  /** Its lines, in order. */
  lines: Array<Line>;
  /** Internal notes, never shown to customers; null where there are none. */
  notes: Maybe<Scalars['String']['output']>;
  /** The number, unique within the business and without gaps. */
  number: Scalars['String']['output'];
  /** URL of the PDF. Valid for 15 minutes without a session or key; select it again for a new one. */
  pdfUrl: Scalars['String']['output'];
  /** URL of the customer's portal page; null for a draft and once void. */
  portalUrl: Maybe<Scalars['String']['output']>;
  /** 1 at first; increases each time that it is sent after requested changes. */
  revision: Scalars['Int']['output'];
  /** When this revision was sent; null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The customer's signature; null until accepted. */
  signature: Maybe<Signature>;
  /** Its status. */
  status: QuoteStatus;
  /** Sum of the selected lines in cents, including travel. */
  subtotalCents: Scalars['Cents']['output'];
  /** Cents of tax on the taxable lines after the discount. */
  taxCents: Scalars['Cents']['output'];
  /** Percent, up to three decimals. */
  taxRate: Scalars['Float']['output'];
  /** The terms that the customer agrees to; null where there are none. */
  terms: Maybe<Scalars['String']['output']>;
  /** subtotalCents less discountCents plus taxCents. */
  totalCents: Scalars['Cents']['output'];
  /** The trip that the TRAVEL line charges; null where travel was typed by hand or is not charged. */
  travel: Maybe<TravelEstimate>;
  /** The settings from which the travel fee was calculated; null without one. */
  travelSettings: Maybe<TravelSettings>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The last day for acceptance; null where there is none. */
  validUntil: Maybe<Scalars['Date']['output']>;
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
  /** When the customer first opened this revision; null until then. */
  viewedAt: Maybe<Scalars['DateTime']['output']>;
};

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

/** A page of quotes. */
export type QuoteConnection = {
  /** The rows with their cursors. */
  edges: Array<QuoteEdge>;
  /** The rows. */
  nodes: Array<Quote>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the quotes, with its cursor. */
export type QuoteEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: Quote;
};

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

/** The cost of an operation and the state of the limits per minute. */
export type RateLimit = {
  /** The cost of this operation. */
  cost: Scalars['Int']['output'];
  /** Cost that operations may have per minute. */
  limit: Scalars['Int']['output'];
  /** Cost that is left after this operation. */
  remaining: Scalars['Int']['output'];
  /** Requests per minute. */
  requestLimit: Scalars['Int']['output'];
  /** Requests that are left after this one. */
  requestsRemaining: Scalars['Int']['output'];
  /** When the limit of requests resets. */
  requestsResetAt: Scalars['DateTime']['output'];
  /** When the limit of the cost resets. */
  resetAt: Scalars['DateTime']['output'];
};

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

/** A search result. */
export type SearchHit = {
  /** The id of the customer, quote or invoice. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: SearchKind;
  /** Distinguishes similar results: the email or phone of a customer, or the customer of a document. Null where there is none. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The name of a customer, or the number of a document. */
  title: Scalars['String']['output'];
};

/** The kind of a search result. */
export type SearchKind =
  /** A customer. */
  | 'CUSTOMER'
  /** An invoice. */
  | 'INVOICE'
  /** A quote. */
  | 'QUOTE';

/** An entry of the price list: a service or product of the business. */
export type Service = Node & {
  /** Whether it was removed from the price list. */
  archived: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The text shown on quotes and invoices. */
  description: Scalars['String']['output'];
  /** The id that the record has in your own program; null where none was given. */
  externalId: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** Its position in the list. */
  position: Scalars['Int']['output'];
  /** Whether it is taxed; never for GOVERNMENT. */
  taxable: Scalars['Boolean']['output'];
  /** The type of the lines created from it. */
  type: LineType;
  /** Price per unit in cents. */
  unitCents: Scalars['Cents']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
};

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

/** An open session. refreshToken is set only for a client that chose tokenDelivery BODY; a browser receives an HttpOnly cookie. */
export type Session = {
  /** A bearer token for the Authorization header. */
  accessToken: Scalars['String']['output'];
  /** When the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Seconds until the access token expires. */
  expiresIn: Scalars['Int']['output'];
  /** Single-use token for refreshSession; null unless tokenDelivery is BODY. */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** Always "bearer". */
  tokenType: Scalars['String']['output'];
  /** The signed-in person. */
  user: User;
  /** The current business and the person's permissions in it. */
  viewer: Viewer;
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

/** The outcome of a sign-up; it opens no session before the address is confirmed. */
export type SignUpResult = {
  /** Whether the beta invitation was accepted; access starts once the address is confirmed. Null where none was given. */
  betaInvitationAccepted: Maybe<Scalars['Boolean']['output']>;
  /** When the confirmation mail was enqueued. */
  confirmationSentAt: Scalars['DateTime']['output'];
  /** The address that the confirmation goes to. */
  email: Scalars['String']['output'];
};

/** A customer's signature under a quote. */
export type Signature = {
  /** The drawn signature, a PNG as a data URL; null where the name was typed. */
  image: Maybe<Scalars['String']['output']>;
  /** The name of the signer. */
  name: Scalars['String']['output'];
  /** When it was signed. */
  signedAt: Scalars['DateTime']['output'];
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

export type Subscription = {
  /** Emits each activity of the business as it occurs. */
  activity: Activity;
  /** Emits each payment that is recorded or changed on the invoices of the business, or on one of them. */
  invoicePayment: InvoicePaymentEvent;
  /** Emits the invoice of a portal link whenever it changes. Ends when the invoice is voided. */
  portalInvoice: PortalInvoice;
};


export type SubscriptioninvoicePaymentArgs = {
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionportalInvoiceArgs = {
  token: Scalars['String']['input'];
};

/** The plan of the business that the session acts for, and when it ends. */
export type SubscriptionStatus = {
  /** When beta access ends; null without beta access or without an end. */
  betaAccessEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the business has beta access. */
  isBetaTester: Scalars['Boolean']['output'];
  /** Whether the viewer is a member of a business that another person owns. */
  isTeamMember: Scalars['Boolean']['output'];
  /** The plan; FREE_TRIAL where none was chosen. */
  planTier: PlanTier;
  /** Whether a paid plan is active. */
  subscribed: Scalars['Boolean']['output'];
  /** When the trial or the paid period ends. */
  subscriptionEnd: Maybe<Scalars['DateTime']['output']>;
};

/** An invitation to join the business. */
export type TeamInvitation = {
  /** The actions that the viewer may take on the invitation; the client shows exactly these. */
  actions: Array<InvitationAction>;
  /** The address that it is mailed to and that the invited person signs in with. */
  email: Scalars['String']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The invitation. */
  id: Scalars['ID']['output'];
  /** Name of the member who invited; null where their account no longer exists. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** The role that the invited person will have. */
  role: MemberRole;
  /** The id of the custom role; null for a predefined role. */
  roleId: Maybe<Scalars['ID']['output']>;
  /** Display name of that role; for a custom role, its name. */
  roleName: Scalars['String']['output'];
  /** When its mail was last sent; null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The current status. */
  status: TeamInvitationStatus;
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
};

/** The details of an invitation, shown to the holder of its link. */
export type TeamInvitationOffer = {
  /** Name of the business that invites. */
  businessName: Scalars['String']['output'];
  /** The invited address. */
  email: Scalars['String']['output'];
  /** Whether the address has an account; the invitation is then accepted by signing in. */
  hasAccount: Scalars['Boolean']['output'];
  /** Name of the member who invited; null where their account no longer exists. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** Display name of the role that it gives. */
  roleName: Scalars['String']['output'];
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

/** A member of the business. */
export type TeamMember = {
  /** The actions that the viewer may take on the member; the client shows exactly these. */
  actions: Array<MemberAction>;
  /** The address that they sign in with. */
  email: Scalars['String']['output'];
  /** Whether they have confirmed that address. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Their name. */
  fullName: Scalars['String']['output'];
  /** The id of the user. */
  id: Scalars['ID']['output'];
  /** Whether the member is the viewer. */
  isYou: Scalars['Boolean']['output'];
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** When they last used a session; null if they never did. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Their role. */
  role: MemberRole;
  /** The id of the custom role; null for a predefined role. */
  roleId: Maybe<Scalars['ID']['output']>;
  /** Display name of the role; for a custom role, its name. */
  roleName: Scalars['String']['output'];
  /** The state of their membership. */
  status: MembershipStatus;
};

/** A role of the business, predefined or custom. */
export type TeamRole = {
  /** Whether the viewer may assign it to a member. */
  assignable: Scalars['Boolean']['output'];
  /** Whether the viewer may change it, and delete it while no member has it. */
  editable: Scalars['Boolean']['output'];
  /** Its permissions; everything else is denied. */
  grants: Array<PermissionGrant>;
  /** The id of a custom role; for a predefined one, its MemberRole name. */
  id: Scalars['ID']['output'];
  /** Number of members with this role. */
  memberCount: Scalars['Int']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** The predefined role, or CUSTOM. */
  role: MemberRole;
  /** The id of the custom role; null for a predefined role. */
  roleId: Maybe<Scalars['ID']['output']>;
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. Null for a predefined role. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The roles of a business. */
export type TeamRoles = {
  /** Predefined roles from most to fewest permissions, then custom roles by name. */
  all: Array<TeamRole>;
  /** Whether the plan allows creating and changing custom roles. Existing ones stay in effect on any plan. */
  customAllowed: Scalars['Boolean']['output'];
};

/** The amount of test data of one kind. */
export type TestDataCount = {
  /** The number of records. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: TestDataKind;
  /** The maximum, independent of the plan. Exceeding it fails with TEST_LIMIT_REACHED; of mails, the oldest are deleted. */
  limit: Scalars['Int']['output'];
};

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

/** A mail written in test mode, which was not sent. */
export type TestMail = Node & {
  /** Its attachments. */
  attachments: Array<TestMailAttachment>;
  /** The sender, with its name. */
  from: Scalars['String']['output'];
  /** The HTML version. */
  html: Scalars['String']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The reply address; null for the sender's. */
  replyTo: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  sentAt: Scalars['DateTime']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The plain text version. */
  text: Scalars['String']['output'];
  /** The address of the recipient. */
  to: Scalars['String']['output'];
};

/** A file attached to a test mail. */
export type TestMailAttachment = {
  /** Its name. */
  filename: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
};

/** A page of mails. */
export type TestMailConnection = {
  /** The rows with their cursors. */
  edges: Array<TestMailEdge>;
  /** The rows. */
  nodes: Array<TestMail>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the mails, with its cursor. */
export type TestMailEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: TestMail;
};

/** The test mode of the business: data of its own that keys beginning with whorl_test_ read and write. Nothing in it is mailed, paid or counted in the plan. */
export type TestMode = {
  /** The amount of test data, by kind. */
  counts: Array<TestDataCount>;
  /** Whether it was turned on: viewTestData does that the first time. */
  turnedOn: Scalars['Boolean']['output'];
};

/** The order of a list by time. */
export type TimeOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** Today's figures: those of the whole business, or of the viewer's own rows. */
export type Today = {
  /** Whether a customer exists. */
  hasCustomers: Scalars['Boolean']['output'];
  /** Whether an invoice exists. */
  hasInvoices: Scalars['Boolean']['output'];
  /** Whether a payment was ever received. */
  hasPayments: Scalars['Boolean']['output'];
  /** Whether a quote exists. */
  hasQuotes: Scalars['Boolean']['output'];
  /** Whether a quote was ever sent. */
  hasSentQuote: Scalars['Boolean']['output'];
  /** Number of sent invoices with a balance. */
  openCount: Scalars['Int']['output'];
  /** The part of it that is overdue, in cents. Null for roles that see no revenue. */
  overdueCents: Maybe<Scalars['Cents']['output']>;
  /** Number of overdue invoices. */
  overdueCount: Scalars['Int']['output'];
  /** The balance of all sent invoices, in cents. Null for roles that see no revenue. */
  owedCents: Maybe<Scalars['Cents']['output']>;
  /** Cents received since the start of the month in the business's time zone, less refunds. Null for roles that see no revenue. */
  paidThisMonthCents: Maybe<Scalars['Cents']['output']>;
  /** The total of these quotes, in cents. Null for roles that see no revenue. */
  quotesWaitingCents: Maybe<Scalars['Cents']['output']>;
  /** Number of sent quotes that the customer has not answered and that have not expired. */
  quotesWaitingCount: Scalars['Int']['output'];
};

/** How a client receives its refresh token. */
export type TokenDelivery =
  /** In the response body: for programs that store it themselves. */
  | 'BODY'
  /** As an HttpOnly cookie: for browsers. */
  | 'COOKIE';

/** The setup data of an authenticator app, returned once; codes are required only after confirmTotp. */
export type TotpSetup = {
  /** The secret in base32, for manual entry. */
  secret: Scalars['String']['output'];
  /** The otpauth:// URI to show as a QR code. */
  uri: Scalars['String']['output'];
};

/** A trip to the customer and its fee. */
export type TravelEstimate = {
  /** The calculation of the fee in one sentence, written for customers. */
  explanation: Scalars['String']['output'];
  /** The amount charged to the customer, in cents. */
  feeCents: Scalars['Cents']['output'];
  /** The source of the distance. */
  method: TravelMethod;
  /** One-way distance in miles. */
  miles: Scalars['Float']['output'];
  /** One-way driving time in minutes. */
  minutes: Scalars['Int']['output'];
};

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

/** A rule of a state about travel fees. */
export type TravelRule = {
  /** How reliable it is. */
  certainty: Certainty;
  /** When it was last compared with its source; null where no review is recorded. */
  reviewedAt: Maybe<Scalars['Date']['output']>;
  /** The rule in one sentence. */
  rule: Scalars['String']['output'];
  /** The source of the rule. */
  source: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
};

/** The inputs of a travel fee, from which it can be computed again. */
export type TravelSettings = {
  /** Cents per charged mile; may be fractional (72.5). */
  centsPerMile: Scalars['Float']['output'];
  /** Where the trip ends. */
  destination: Address;
  /** Miles of the trip that are not charged. */
  freeMiles: Scalars['Float']['output'];
  /** Minimum charge for the miles, in cents. */
  minimumCents: Scalars['Cents']['output'];
  /** Where the trip starts. */
  origin: Address;
  /** Whether the return trip is charged too. */
  roundTrip: Scalars['Boolean']['output'];
  /** Tolls and parking in cents, added to the charge for miles. */
  tollsCents: Scalars['Cents']['output'];
};

/** The outcome of undoing an import. */
export type UndoneCustomerImport = {
  /** Number of customers left unchanged because they were changed since or have a quote or an invoice. */
  keptCount: Scalars['Int']['output'];
  /** Number of customers removed. */
  removedCount: Scalars['Int']['output'];
  /** Number of customers whose earlier values were restored. */
  restoredCount: Scalars['Int']['output'];
};

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

/** The outcome of upsertCustomer. */
export type UpsertedCustomer = {
  /** True where the record was created, false where it was there and was updated. */
  created: Scalars['Boolean']['output'];
  /** The customer. */
  customer: Customer;
};

/** The outcome of upsertInvoice. */
export type UpsertedInvoice = {
  /** True where the record was created, false where it was there and was updated. */
  created: Scalars['Boolean']['output'];
  /** The invoice. */
  invoice: Invoice;
};

/** The outcome of upsertQuote. */
export type UpsertedQuote = {
  /** True where the record was created, false where it was there and was updated. */
  created: Scalars['Boolean']['output'];
  /** The quote. */
  quote: Quote;
};

/** The outcome of upsertService. */
export type UpsertedService = {
  /** True where the record was created, false where it was there and was updated. */
  created: Scalars['Boolean']['output'];
  /** The service. */
  service: Service;
};

/** A person with an account. */
export type User = Node & {
  /** When they signed up. */
  createdAt: Scalars['DateTime']['output'];
  /** The address they sign in with, in lowercase. */
  email: Scalars['String']['output'];
  /** Whether they have opened the link in their confirmation mail. */
  emailVerified: Scalars['Boolean']['output'];
  /** Sign-in factors beside the password, oldest first; empty for other people. */
  factors: Array<Factor>;
  /** The name given at sign-up. */
  fullName: Scalars['String']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** Whether they are an operator of Whorl; independent of any role in a business. */
  isStaff: Scalars['Boolean']['output'];
  /** Number of unused recovery codes; 0 for other people. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The current business and the viewer's permissions in it. */
export type Viewer = {
  /** The business. */
  businessId: Scalars['ID']['output'];
  /** Its name. */
  businessName: Scalars['String']['output'];
  /** All businesses of which they are a member, including this one, by name; test data is not among them. */
  businesses: Array<BusinessChoice>;
  /** Number of other active members. */
  colleagueCount: Scalars['Int']['output'];
  /** Their permissions; everything else is denied. */
  grants: Array<PermissionGrant>;
  /** Whether the session shows test data, where no mail is sent and no money moves. */
  isTestMode: Scalars['Boolean']['output'];
  /** The business that the test data belongs to, for switchBusiness; outside of test mode the same as businessId. */
  liveBusinessId: Scalars['ID']['output'];
  /** A counter that increases with every change of their permissions. */
  rights: Scalars['Int']['output'];
  /** Their role. */
  role: MemberRole;
  /** Display name of the role; for a custom role, its name. */
  roleName: Scalars['String']['output'];
  /**
   * The status of their membership.
   * @deprecated Use status.
   */
  standing: MembershipStatus;
  /** The status of their membership. */
  status: MembershipStatus;
};

/** An attempt at a delivery and its result. */
export type WebhookAttempt = Node & {
  /** The first kilobyte of the response body; null where there was none. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  attemptedAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** What went wrong, as a sentence; null on success. */
  error: Maybe<Scalars['String']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The HTTP status of the response; null where there was none. */
  statusCode: Maybe<Scalars['Int']['output']>;
};

/** A delivery of one event to an endpoint. Kept for 30 days. */
export type WebhookDelivery = Node & {
  /** Its attempts, newest first. */
  attempts: Array<WebhookAttempt>;
  /** The JSON body; null before the first attempt. */
  body: Maybe<Scalars['String']['output']>;
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The event type, such as invoice.paid; webhook.test for a test. */
  eventType: Scalars['String']['output'];
  /** When it succeeded or was given up; null while pending. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it waits for an earlier pending delivery about the same record. */
  heldBack: Scalars['Boolean']['output'];
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** The header webhook-id: the same for every attempt and endpoint, so that receivers can detect duplicates. */
  messageId: Scalars['String']['output'];
  /** When the next attempt is due; null where there is none. */
  nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: WebhookDeliveryStatus;
  /** The event as a sentence; null for a test. */
  summary: Maybe<Scalars['String']['output']>;
};

/** A page of webhook deliveries. */
export type WebhookDeliveryConnection = {
  /** The rows with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The rows. */
  nodes: Array<WebhookDelivery>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of rows on all pages; counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** One of the webhook deliveries, with its cursor. */
export type WebhookDeliveryEdge = {
  /** The cursor of this row, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The row at this edge. */
  node: WebhookDelivery;
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

/** An HTTPS URL that receives events of the business, as the Standard Webhooks specification describes. */
export type WebhookEndpoint = Node & {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** A page of its deliveries. */
  deliveries: WebhookDeliveryConnection;
  /** Its description; null where there is none. */
  description: Maybe<Scalars['String']['output']>;
  /** When it was turned off; null while it is on. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is turned off; null while it is on. */
  disabledReason: Maybe<WebhookDisabledReason>;
  /** Whether it is turned on. */
  enabled: Scalars['Boolean']['output'];
  /** The events that it receives: event types, invoice.* for all invoice events, * for all events. */
  eventTypes: Array<Scalars['String']['output']>;
  /** When the first attempt failed since the last success; null while attempts succeed. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** A UUID; globally unique. */
  id: Scalars['ID']['output'];
  /** When a delivery last succeeded; null where none did. */
  lastSucceededAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when messages are also signed with the previous secret; null where there is none. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** The URL that receives messages. */
  url: Scalars['String']['output'];
  /** Increases with each change; pass it as `expectedVersion` when you save an edit. */
  version: Scalars['Int']['output'];
};


/** An HTTPS URL that receives events of the business, as the Standard Webhooks specification describes. */
export type WebhookEndpointdeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TimeOrder>;
};

/** An event that endpoints can receive. */
export type WebhookEventType = {
  /** What happened, as a sentence. */
  description: Scalars['String']['output'];
  /** Dotted and past tense: invoice.paid. */
  type: Scalars['String']['output'];
};

import { counted } from '#domain/counted.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import { type Grants, type MemberRole, ROLE_NAMES } from '#domain/permissions.ts';
import type { PaymentMethod } from '#domain/states/payment.ts';
import type { LineType } from '#domain/totals.ts';
import { LINE_TYPE_NAMES, PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import { formatRate, inMiles } from '#domain/travel.ts';
import { subscriptionInWords } from '#domain/webhookEvents.ts';

/** The context needed to format recorded values. */
export interface Setting {
  /** The business's time zone. */
  timeZone: string;
  /** Names by id of the people among the values; null where there are none. */
  people: Record<string, string> | null;
}

type InWords = (value: never, setting: Setting) => string;

interface FieldWords {
  label: string;
  inWords: InWords;
}

const text = String as InWords;
const yesOrNo: InWords = (value: boolean) => (value ? 'Yes' : 'No');
const money: InWords = (cents: number) => formatCents(cents);
const day: InWords = (date: string) => formatDate(date);
const instant: InWords = (at: string, { timeZone }) => formatDateTime(at, timeZone);
const percent: InWords = (rate: number) => `${rate}%`;
const miles: InWords = (count: number) => inMiles(count);
const days: InWords = (count: number) => counted(count, 'day');
const list: InWords = (words: string[]) => words.join(', ');
const subscriptions: InWords = (types: string[]) => types.map(subscriptionInWords).join(', ');
const rows: InWords = (lines: string[]) => lines.join('\n');
const place: InWords = (address: Record<string, unknown>) =>
  ['line1', 'line2', 'city', 'state', 'postalCode', 'country']
    .map((part) => address[part])
    .filter(Boolean)
    .join(', ');

/** Display names of states and kinds that differ from the formatted constant. */
const otherwise: Record<string, string> = { PARTIAL: 'Partly paid', PASSWORD_AND_CODE: 'Password and code' };
const named: InWords = (name: string) =>
  otherwise[name] ?? name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

/** The display name of a role; a role that was changed is recorded by its name. */
const role: InWords = (name: MemberRole) => (name === 'CUSTOM' ? 'Custom role' : (ROLE_NAMES[name] ?? name));
const rights: InWords = (grants: Grants) =>
  Object.entries(grants)
    .map(([permission, scope]) => (scope === 'own' ? `${permission} (own)` : permission))
    .toSorted()
    .join('\n');

/** A person whose account was deleted has no row to take the name from. */
const person: InWords = (id: string, { people }) => people?.[id] ?? 'Former member';

const lineType: InWords = (type: LineType) => LINE_TYPE_NAMES[type];
const method: InWords = (name: PaymentMethod) => PAYMENT_METHOD_NAMES[name];
const trip: InWords = ({ miles: count, feeCents }: { miles: number; feeCents: number }) =>
  `${count} miles, ${formatCents(feeCents)}`;

const fields = (inWords: InWords, labels: Record<string, string>): [string, FieldWords][] =>
  Object.entries(labels).map(([name, label]) => [name, { label, inWords }]);

/** Fields that hold a person's id. */
export const PEOPLE_FIELDS = ['assignedTo', 'ownerId'] as const;

/** Every field that commands record. Other fields are not shown. */
export const FIELD_WORDS: ReadonlyMap<string, FieldWords> = new Map([
  ...fields(text, {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    timeZone: 'Time zone',
    quotePrefix: 'Quote prefix',
    invoicePrefix: 'Invoice prefix',
    quoteTerms: 'Terms of quotes',
    invoiceTerms: 'Terms of invoices',
    description: 'Description',
    position: 'Position in the price list',
    terms: 'Terms',
    externalId: 'External ID',
    notes: 'Notes',
    note: 'Note',
    reference: 'Reference',
    reason: 'Reason',
    changeRequest: 'Requested changes',
    signerName: 'Signed by',
    revision: 'Revision',
    signInEmail: 'Sign-in email',
    passkey: 'Passkey',
    place: 'Place',
    host: 'Sent to',
  }),
  ...fields(named, {
    kind: 'Kind',
    status: 'Status',
    tier: 'Plan',
    interval: 'Paid by the',
    signedInWith: 'With',
  }),
  ...fields(yesOrNo, {
    taxExempt: 'Tax exempt',
    taxable: 'Taxable',
    archived: 'Archived',
    travelRoundTrip: 'Charges round trip',
    travelTaxable: 'Travel taxable',
    partPayments: 'Allows partial payments',
    tips: 'Offers tips',
    onlinePayments: 'Online payments',
    cancelAtPeriodEnd: 'Cancels at period end',
    timeZoneGuessed: 'Time zone was guessed',
    givenByHand: 'Given by hand',
  }),
  ...fields(money, {
    unitCents: 'Price',
    subtotalCents: 'Subtotal',
    discountCents: 'Discount',
    taxCents: 'Tax',
    totalCents: 'Total',
    depositCents: 'Deposit',
    amountCents: 'Amount',
    refundedCents: 'Refunded',
    priceCents: 'Price',
    travelMinimumCents: 'Minimum travel fee',
  }),
  ...fields(percent, { taxRate: 'Tax rate' }),
  ...fields(((cents: number) => `${formatRate(cents)} per mile`) as InWords, { travelCentsPerMile: 'Travel rate' }),
  ...fields(miles, { travelFreeMiles: 'Free miles' }),
  ...fields(days, { netDays: 'Days to pay', quoteValidDays: 'Quotes are valid for' }),
  ...fields(day, { dueDate: 'Due', validUntil: 'Valid until' }),
  ...fields(instant, {
    receivedAt: 'Received',
    trialEndsAt: 'Trial ends',
    currentPeriodEndsAt: 'Period ends',
    pastDueSince: 'Past due since',
    deleteAt: 'Deletion date',
    expiresAt: 'Expires',
    oldEndsAt: 'Old secret expires',
    betaAccessEndsAt: 'Beta access until',
  }),
  ...fields(lineType, { type: 'Type' }),
  ...fields(method, { method: 'Method' }),
  ...fields(person, { assignedTo: 'Assigned to', ownerId: 'Owner' }),
  ...fields(role, { role: 'Role' }),
  ...fields(rights, { grants: 'Allows' }),
  ...fields(list, { tags: 'Tags', scopes: 'Scopes', networks: 'Allowed IP addresses' }),
  ...fields(subscriptions, { eventTypes: 'Events' }),
  ...fields(rows, { lines: 'Lines' }),
  ...fields(place, { address: 'Address' }),
  ...fields(trip, { travel: 'Travel' }),
]);

/** Recorded for API clients and not shown: Stripe's ids, and ids of records that the summary names. */
export const WITHOUT_WORDS: readonly string[] = [
  'stripeCustomerId',
  'stripeSubscriptionId',
  'userId',
  'roleId',
  'keyId',
  'endpointId',
  'serviceId',
  'payoutId',
  'customerIds',
  'customerCount',
];

import type Stripe from 'stripe';

/** Every kind of object that the sandbox keeps, by Stripe's name for it. */
export interface StripeObjects {
  account: Stripe.Account;
  application_fee: Stripe.ApplicationFee;
  balance_transaction: Stripe.BalanceTransaction;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  /** Kept as it is told: thin. */
  'v2.core.event': Stripe.Event;
  'v2.core.event_destination': Stripe.V2.Core.EventDestination;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  webhook_endpoint: Stripe.WebhookEndpoint;
}

export type ObjectName = keyof StripeObjects;
export type StripeObject = StripeObjects[ObjectName];

/** What the sandbox remembers of an object beside what Stripe would tell of it. */
interface Asides {
  account: {
    link?: { code: string; refreshUrl: string; returnUrl: string; expiresAt: number };
    /** Whether its owner has withdrawn the platform's access. */
    deauthorized?: boolean;
  };
  balance_transaction: { payout?: string };
  'checkout.session': {
    lines: Stripe.LineItem[];
    payment?: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
    subscription?: Stripe.Checkout.SessionCreateParams.SubscriptionData;
    problem?: string;
    /** How bank accounts are verified: by small deposits as well, or at once alone. */
    verification?: 'automatic' | 'instant';
    /** A payment that waits for its 3-D Secure challenge. */
    challenged?: { method: string; email: string; name: string };
  };
  payment_intent: { session?: string; invoice?: string };
  subscription: {
    /** Lines of changes in the middle of a period that the next invoice will bear. */
    pending: Stripe.InvoiceLineItem[];
    nextPaymentFails?: boolean;
    toldOfTrialEnd?: boolean;
  };
}

export type Aside<Name extends ObjectName> = Name extends keyof Asides ? Asides[Name] : Record<string, never>;

export interface Row<Name extends ObjectName> {
  body: StripeObjects[Name];
  aside: Aside<Name>;
}

/** On the wire a decimal is text; the library makes its own type of it. */
export const decimal = (cents: number) => String(cents) as unknown as Stripe.Decimal;

/** The id of what may stand expanded. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | undefined;
export function idOf(reference: string | { id: string } | null | undefined) {
  return typeof reference === 'string' ? reference : reference?.id;
}

import type Stripe from 'stripe';

/** Every kind of object that the sandbox stores, by Stripe's name. */
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
  /** Stored as a thin event. */
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

/** Internal data of objects, which the API does not return. */
interface Asides {
  account: {
    link?: { code: string; refreshUrl: string; returnUrl: string; expiresAt: number };
    /** Whether the owner has revoked the platform's access. */
    deauthorized?: boolean;
  };
  balance_transaction: { payout?: string };
  'checkout.session': {
    lines: Stripe.LineItem[];
    payment?: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
    subscription?: Stripe.Checkout.SessionCreateParams.SubscriptionData;
    problem?: string;
    /** How bank accounts are verified: with microdeposits as a fallback, or only instantly. */
    verification?: 'automatic' | 'instant';
    /** A payment that waits for its 3-D Secure challenge. */
    challenged?: { method: string; email: string; name: string };
  };
  payment_intent: { session?: string; invoice?: string };
  subscription: {
    /** Proration lines for the next invoice. */
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

/** Stripe's API returns decimals as text; the library's types have a class for them. */
export const decimal = (cents: number) => String(cents) as unknown as Stripe.Decimal;

/** The id of a reference that may be expanded. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | undefined;
export function idOf(reference: string | { id: string } | null | undefined) {
  return typeof reference === 'string' ? reference : reference?.id;
}

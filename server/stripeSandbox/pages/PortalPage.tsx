import type Stripe from 'stripe';
import { itemOf } from '../billing/subscription.ts';
import { day, dollars } from './format.ts';
import { Deed, renderPage } from './Page.tsx';

export interface PortalPageProps {
  business: string;
  action: string;
  session: Stripe.BillingPortal.Session;
  features: Stripe.BillingPortal.Configuration['features'];
  subscription?: Stripe.Subscription;
  plan?: string;
  offers: { price: Stripe.Price; name: string }[];
  card?: Stripe.PaymentMethod;
  invoices: Stripe.Invoice[];
}

type Section = 'plan' | 'cancel' | 'card' | 'invoices';

const SECTIONS: Record<string, Section[]> = {
  payment_method_update: ['card'],
  subscription_cancel: ['cancel'],
  subscription_update: ['plan'],
  subscription_update_confirm: ['plan'],
};

const every = (price: Stripe.Price) => `${dollars(price.unit_amount)} a ${price.recurring?.interval}`;

export function renderPortalPage(props: PortalPageProps): string {
  const { business, session, subscription, plan } = props;
  const shown = SECTIONS[session.flow?.type ?? ''] ?? ['plan', 'cancel', 'card', 'invoices'];
  return renderPage({
    title: 'Billing',
    children: (
      <div className="stack">
        {session.return_url && (
          <p>
            <a href={session.return_url}>← Return to {business}</a>
          </p>
        )}
        <h1>Your billing with {business}</h1>
        <section className="sheet tight" aria-label="Current plan">
          {subscription && plan ? <CurrentPlan subscription={subscription} plan={plan} /> : <p>You have no plan.</p>}
        </section>
        {shown.includes('plan') && <ChangePlan {...props} />}
        {shown.includes('cancel') && <Cancel {...props} />}
        {shown.includes('card') && <Card {...props} />}
        {shown.includes('invoices') && <Invoices {...props} />}
      </div>
    ),
  });
}

function CurrentPlan({ subscription, plan }: { subscription: Stripe.Subscription; plan: string }) {
  const item = itemOf(subscription);
  const end = day(item.current_period_end);
  return (
    <>
      <h2>{plan}</h2>
      <p>{every(item.price)}</p>
      {subscription.cancel_at !== null ? (
        <p className="bad">Ends on {day(subscription.cancel_at)}.</p>
      ) : (
        <p className="quiet">
          {subscription.status === 'trialing' ? `Free until ${end}, then renews.` : `Renews on ${end}.`}
        </p>
      )}
      {subscription.status === 'past_due' && (
        <p className="bad">The last payment failed. Update your card to pay it.</p>
      )}
    </>
  );
}

function ChangePlan({ action, session, subscription, offers }: PortalPageProps) {
  if (!subscription || offers.length === 0) return null;
  const wanted = session.flow?.subscription_update_confirm?.items[0]?.price;
  const current = itemOf(subscription).price.id;
  const choices = wanted ? offers.filter(({ price }) => price.id === wanted) : offers;
  return (
    <form method="post" action={`${action}/plan`} className="sheet stack">
      <fieldset>
        <legend>{wanted ? 'Confirm your new plan' : 'Change plan'}</legend>
        {choices.map(({ price, name }) => (
          <label key={price.id} className="choice">
            <input
              type="radio"
              name="price"
              value={price.id}
              defaultChecked={price.id === (wanted ?? current)}
              required
            />
            <span>
              {name}, {every(price)}
              {price.id === current && ' (now)'}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="quiet">Unused time is credited.</p>
      <div className="row">
        <button type="submit" className="main">
          {wanted ? 'Confirm' : 'Change plan'}
        </button>
      </div>
    </form>
  );
}

function Cancel({ action, features, subscription }: PortalPageProps) {
  if (!subscription || !features.subscription_cancel.enabled) return null;
  const ending = subscription.cancel_at !== null;
  return (
    <section className="sheet tight">
      <h2>{ending ? 'Keep your plan' : 'Cancel your plan'}</h2>
      <div className="row">
        {ending ? (
          <Deed to={`${action}/keep`} label="Do not cancel" main />
        ) : (
          <Deed to={`${action}/cancel`} label="Cancel plan" />
        )}
      </div>
    </section>
  );
}

function Card({ action, features, card }: PortalPageProps) {
  if (!features.payment_method_update.enabled) return null;
  const known = card?.card
    ? `${card.card.brand} •••• ${card.card.last4}`
    : card?.us_bank_account
      ? `Bank account •••• ${card.us_bank_account.last4}`
      : 'None';
  return (
    <form method="post" action={`${action}/card`} className="sheet stack">
      <div className="tight">
        <h2>How you pay</h2>
        <p className="capital">{known}</p>
      </div>
      <div>
        <label className="label" htmlFor="method">
          Pay with
        </label>
        <select id="method" name="method">
          <option value="card">Card</option>
          <option value="apple_pay">Apple Pay</option>
          <option value="google_pay">Google Pay</option>
        </select>
      </div>
      <div className="row">
        <button type="submit">Update</button>
      </div>
    </form>
  );
}

function Invoices({ features, invoices }: PortalPageProps) {
  if (!features.invoice_history.enabled || invoices.length === 0) return null;
  return (
    <section className="sheet tight">
      <h2>Invoices</h2>
      <ul className="lines">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <a href={invoice.hosted_invoice_url ?? ''}>
              {day(invoice.created)}, {invoice.number}
            </a>
            <b className={invoice.status === 'paid' ? undefined : 'bad'}>
              {dollars(invoice.total)} {invoice.status}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

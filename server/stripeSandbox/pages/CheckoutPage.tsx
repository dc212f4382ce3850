import type Stripe from 'stripe';
import { DECLINES } from '../payments/declines.ts';
import type { Row } from '../store/objects.ts';
import { day, dollars } from './format.ts';
import { Deed, renderPage } from './Page.tsx';

interface CheckoutPageProps {
  session: Row<'checkout.session'>;
  business: string;
  /** The customer's email, if the session has a customer. */
  email: string;
  action: string;
}

const METHODS = [
  { value: 'card', label: 'Card', type: 'card' },
  { value: 'apple_pay', label: 'Apple Pay', type: 'card' },
  { value: 'google_pay', label: 'Google Pay', type: 'card' },
  {
    value: 'us_bank_account',
    label: 'Bank account (ACH): settles or fails days later, from the control page',
    type: 'us_bank_account',
  },
];

const OUTCOMES = [
  { value: 'succeed', label: 'Succeeds' },
  ...Object.entries(DECLINES).map(([value, { label }]) => ({ value, label })),
  { value: 'authenticate', label: 'Needs 3-D Secure' },
  { value: 'dispute', label: 'Succeeds, then the payer disputes it' },
  { value: 'inquiry', label: 'Succeeds, then the payer’s bank asks about it' },
];

/** Only for bank accounts. */
const BANK_OUTCOMES = [{ value: 'microdeposits', label: 'Bank account: has to be verified by a small deposit first' }];

export function renderCheckoutPage({ session: { body: session, aside }, ...props }: CheckoutPageProps): string {
  const { business, email, action } = props;
  const subscription = session.mode === 'subscription';
  const takesBank = session.payment_method_types.includes('us_bank_account');
  return renderPage({
    title: `Pay ${business}`,
    children: (
      <div className="halves">
        <section className="stack" aria-labelledby="business">
          {session.cancel_url && (
            <p>
              <a href={session.cancel_url}>← Back to {business}</a>
            </p>
          )}
          <h1 id="business">{subscription ? `Subscribe to ${business}` : `Pay ${business}`}</h1>
          <p className="amount">{dollars(session.amount_total)}</p>
          <ul className="lines">
            {aside.lines.map((line) => (
              <li key={line.id}>
                <span>
                  {line.description}
                  {(line.quantity ?? 1) > 1 && ` × ${line.quantity}`}
                </span>
                <b>
                  {dollars(line.amount_total)}
                  {line.price?.recurring && ` a ${line.price.recurring.interval}`}
                </b>
              </li>
            ))}
            <li className="total">
              <span>Due today</span>
              <b>{dollars(session.amount_total)}</b>
            </li>
          </ul>
          <Trial terms={aside.subscription} />
        </section>
        <form method="post" action={action} className="sheet stack">
          {aside.problem && (
            <p className="alert" role="alert">
              {aside.problem}
            </p>
          )}
          <div>
            <label className="label" htmlFor="email">
              Email
            </label>
            <input id="email" name="email" type="email" autoComplete="email" required defaultValue={email} />
          </div>
          <div>
            <label className="label" htmlFor="name">
              Name
            </label>
            <input id="name" name="name" type="text" autoComplete="name" />
          </div>
          <fieldset>
            <legend>Pay with</legend>
            {METHODS.filter(({ type }) => session.payment_method_types.includes(type)).map(
              ({ value, label }, index) => (
                <label key={value} className="choice">
                  <input type="radio" name="method" value={value} defaultChecked={index === 0} />
                  {label}
                </label>
              ),
            )}
          </fieldset>
          <div>
            <label className="label" htmlFor="outcome">
              What the card, wallet or bank account does
            </label>
            <select id="outcome" name="outcome" defaultValue="succeed">
              {[...OUTCOMES, ...(takesBank ? BANK_OUTCOMES : [])].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {session.custom_text.submit && <p className="quiet">{session.custom_text.submit.message}</p>}
          <button type="submit" className="main full">
            {subscription ? 'Subscribe' : `Pay ${dollars(session.amount_total)}`}
          </button>
        </form>
      </div>
    ),
  });
}

function Trial({ terms }: { terms?: Stripe.Checkout.SessionCreateParams.SubscriptionData }) {
  if (terms?.trial_end) return <p className="quiet">Free until {day(terms.trial_end)}.</p>;
  if (terms?.trial_period_days) return <p className="quiet">Free for {terms.trial_period_days} days.</p>;
  return null;
}

/** The page on which a payer confirms the microdeposit. */
export function renderVerificationPage(business: string, action: string): string {
  return renderPage({
    title: 'Verify your bank account',
    children: (
      <section className="sheet stack">
        <h1>Verify the bank account that pays {business}</h1>
        <p className="quiet">The payer would enter the code that their statement shows beside a deposit of $0.01.</p>
        <div className="row">
          <Deed to={action} values={{ answer: 'complete' }} label="Enter the right code" main />
          <Deed to={action} values={{ answer: 'fail' }} label="Fail" />
        </div>
      </section>
    ),
  });
}

export function renderChallengePage(business: string, action: string): string {
  return renderPage({
    title: '3-D Secure',
    children: (
      <section className="sheet stack">
        <h1>Is it you who pays {business}?</h1>
        <p className="quiet">The payer’s bank would ask for a code, a fingerprint or a look here.</p>
        <div className="row">
          <Deed to={action} values={{ answer: 'complete' }} label="Complete" main />
          <Deed to={action} values={{ answer: 'fail' }} label="Fail" />
        </div>
      </section>
    ),
  });
}

/** The page of a session that is complete or expired. */
export function renderClosedPage(session: Stripe.Checkout.Session, business: string): string {
  const paid = session.status === 'complete';
  return renderPage({
    title: paid ? 'All done' : 'This page has expired',
    children: (
      <section className="sheet stack">
        <h1>{paid ? `You are all done with ${business}` : 'This page has expired'}</h1>
        <p className="quiet">{paid ? 'Nothing more will be charged.' : 'Go back and ask for a new one.'}</p>
        {session.cancel_url && (
          <p>
            <a href={session.cancel_url}>Back to {business}</a>
          </p>
        )}
      </section>
    ),
  });
}

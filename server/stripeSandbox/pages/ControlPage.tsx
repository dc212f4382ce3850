import type Stripe from 'stripe';
import { nameOf } from '../accounts/account.ts';
import { itemOf } from '../billing/subscription.ts';
import { DEEDS, type DeedName } from '../control/deeds.ts';
import type { Overview, Seen } from '../control/overview.ts';
import { day, dollars, moment } from './format.ts';
import { type Column, Listing } from './Listing.tsx';
import { Deed, renderPage } from './Page.tsx';
import { Webhooks } from './Webhooks.tsx';

export function renderControlPage(seen: Overview, root: string, platformName: string): string {
  const deeds = (id: string, ...names: DeedName[]) =>
    names.map((name) => <Deed key={name} to={`${root}/control/${name}`} values={{ id }} label={DEEDS[name].label} />);
  const names = new Map(seen.accounts.map(({ body }) => [body.id, nameOf(body)]));
  const on: Column<{ account: string }> = {
    head: 'Account',
    cell: ({ account }) => names.get(account) ?? (account || platformName),
  };
  const created: Column<{ body: { created: number } }> = { head: 'Created', cell: ({ body }) => moment(body.created) };
  const amount: Column<{ body: { amount: number } }> = { head: 'Amount', cell: ({ body }) => dollars(body.amount) };
  const status: Column<{ body: { status?: string | null } }> = {
    head: 'Status',
    cell: ({ body }) => words(body.status),
  };

  return renderPage({
    title: 'Stripe sandbox',
    wide: true,
    children: (
      <div className="stack">
        <div className="tight">
          <h1>Stripe sandbox</h1>
          <p className="quiet">
            No Stripe key is set, so this stands in for Stripe. What banks and time would do is done here.
          </p>
        </div>
        <Webhooks seen={seen} root={root} />
        <Listing
          title="Bank debits under way"
          items={seen.intents.filter(({ body }) => body.status === 'processing')}
          columns={[created, on, amount, { head: 'Then', cell: ({ body }) => deeds(body.id, 'settle', 'fail') }]}
        />
        <Listing
          title="Bank accounts to be verified"
          items={seen.intents.filter(({ body }) => body.next_action?.type === 'verify_with_microdeposits')}
          columns={[
            created,
            on,
            amount,
            { head: 'Then', cell: ({ body }) => deeds(body.id, 'verify', 'fail-verification') },
          ]}
        />
        <Listing
          title="Checkouts"
          items={seen.sessions}
          columns={[
            created,
            on,
            { head: 'Amount', cell: ({ body }) => dollars(body.amount_total) },
            { head: 'Status', cell: ({ body }) => words(`${body.status}, ${body.payment_status}`) },
            {
              head: 'Then',
              cell: ({ body }) =>
                body.status === 'open' && [
                  <a key="open" href={`${root}/checkout/${body.id}`} className="button">
                    Open
                  </a>,
                  ' ',
                  deeds(body.id, 'expire'),
                ],
            },
          ]}
        />
        <Listing
          title="Charges"
          items={seen.charges}
          columns={[
            created,
            on,
            amount,
            { head: 'Status', cell: ({ body }) => chargeStatus(body) },
            {
              head: 'Then',
              cell: ({ body }) => body.paid && !body.disputed && !body.refunded && deeds(body.id, 'dispute', 'inquire'),
            },
          ]}
        />
        <Listing
          title="Disputes"
          items={seen.disputes}
          columns={[
            created,
            on,
            amount,
            status,
            { head: 'Then', cell: ({ body }) => deeds(body.id, ...disputeDeeds(body)) },
          ]}
        />
        <Listing
          title="Refunds"
          items={seen.refunds}
          columns={[
            created,
            on,
            amount,
            status,
            { head: 'Then', cell: ({ body }) => deeds(body.id, ...refundDeeds(body)) },
          ]}
        />
        <Listing
          title="Subscriptions"
          items={seen.subscriptions}
          columns={[
            created,
            {
              head: 'Price',
              cell: ({ body }) =>
                `${dollars(itemOf(body).price.unit_amount)} a ${itemOf(body).price.recurring?.interval}`,
            },
            { head: 'Status', cell: ({ body }) => subscriptionStatus(body) },
            { head: 'Period ends', cell: ({ body }) => day(itemOf(body).current_period_end) },
            { head: 'Then', cell: (item) => deeds(item.body.id, ...subscriptionDeeds(item)) },
          ]}
        />
        <Listing
          title="Connected accounts"
          items={seen.accounts}
          columns={[
            { head: 'Name', cell: ({ body }) => nameOf(body) },
            {
              head: 'Status',
              cell: ({ body }) =>
                body.charges_enabled ? 'takes payments' : `needs ${body.requirements?.currently_due?.join(', ')}`,
            },
            { head: 'Then', cell: ({ body, aside }) => !aside.deauthorized && deeds(body.id, ...accountDeeds(body)) },
          ]}
        />
        <Listing
          title="Payouts"
          items={seen.payouts}
          columns={[
            created,
            on,
            amount,
            status,
            { head: 'Then', cell: ({ body }) => body.status === 'in_transit' && deeds(body.id, 'arrive', 'bounce') },
          ]}
        />
      </div>
    ),
  });
}

const words = (name: string | null | undefined) => name?.replaceAll('_', ' ') ?? '';

function chargeStatus(charge: Stripe.Charge): string {
  const refunded = charge.amount_refunded > 0 ? `, ${dollars(charge.amount_refunded)} refunded` : '';
  return `${charge.status}${charge.disputed ? ', disputed' : ''}${refunded}`;
}

function disputeDeeds({ status }: Stripe.Dispute): DeedName[] {
  if (status === 'warning_needs_response') return ['close-inquiry', 'escalate'];
  return status === 'needs_response' ? ['win', 'lose'] : [];
}

const accountDeeds = ({ payouts_enabled }: Stripe.Account): DeedName[] =>
  payouts_enabled ? ['pay-out', 'disconnect'] : ['disconnect'];

function refundDeeds({ status }: Stripe.Refund): DeedName[] {
  if (status === 'pending') return ['settle-refund', 'fail-refund'];
  return status === 'succeeded' ? ['fail-refund'] : [];
}

function subscriptionStatus(subscription: Stripe.Subscription): string {
  return words(subscription.status) + (subscription.cancel_at && subscription.status !== 'canceled' ? ', ends' : '');
}

function subscriptionDeeds({ body, aside }: Seen<'subscription'>): DeedName[] {
  const next: DeedName = aside.nextPaymentFails ? 'pass-next' : 'fail-next';
  if (body.status === 'trialing') return ['end-trial', next];
  if (body.status === 'active') return ['renew', next];
  return body.status === 'past_due' ? ['retry', next, 'cancel'] : [];
}

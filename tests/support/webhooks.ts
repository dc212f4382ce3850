import type pg from 'pg';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStripe, type StripeAccess } from '#server/stripe.ts';
import { SESSION_SECRET } from './app.ts';

function stripeAccess(port = '0'): StripeAccess {
  const access = openStripe(readConfig({ NODE_ENV: 'test', SESSION_SECRET, PORT: port }));
  if (!access) throw new Error('the tests have a processor');
  return access;
}

/** What a server that has no keys expects its webhooks to be signed with. */
export const webhookSecrets = () => ownAccess.webhookSecrets;
const ownAccess = stripeAccess();

/** The stand-in on a server, as its account's owner works it past the product. */
export const stripeAt = (address: string): Stripe => stripeAccess(new URL(address).port).client;

/** The header that goes with a body; of now, and of the endpoint for connected accounts, unless told otherwise. */
export function signatureOf(payload: string, secret = webhookSecrets().connect, timestamp?: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** Tells a server something as Stripe does. Answers the status. */
export async function postWebhook(address: string, body: string, signature = signatureOf(body)): Promise<number> {
  const answer = await fetch(`${address}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Everything that the stand-in has to tell of connected accounts, in the order in which it happened. */
export async function toldEvents(database: pg.Client | pg.Pool): Promise<Stripe.Event[]> {
  const { rows } = await database.query<{ body: Stripe.Event }>(
    "select body from stripe_sandbox.objects where object = 'event' and account <> '' order by seq",
  );
  return rows.map(({ body }) => body);
}

/** Until every event that was kept has been acted on. */
export async function untilHandled(database: pg.Client | pg.Pool, timeout = 60_000): Promise<void> {
  await expect
    .poll(
      async () =>
        (await database.query('select count(*)::int as waiting from stripe_events where handled_at is null')).rows[0],
      { timeout, interval: 20 },
    )
    .toEqual({ waiting: 0 });
}

import type pg from 'pg';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStripe, type SandboxAccess } from '#server/stripe.ts';
import { SESSION_SECRET } from './app.ts';

const stripeAccess = (port = '0'): SandboxAccess =>
  openStripe(readConfig({ NODE_ENV: 'test', SESSION_SECRET, PORT: port })).test;

/** The default signing secrets of a server without keys. */
export const webhookSecrets = () => ownAccess.webhookSecrets;
const ownAccess = stripeAccess();

/** A client of a server's Stripe sandbox, as the account's owner. */
export const stripeAt = (address: string): Stripe => stripeAccess(new URL(address).port).client;

/** Returns the signature header of a body; by default current and for the endpoint of connected accounts. */
export function signatureOf(payload: string, secret = webhookSecrets().connect, timestamp?: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** Posts a webhook like Stripe. Returns the status. */
export async function postWebhook(address: string, body: string, signature = signatureOf(body)): Promise<number> {
  const answer = await fetch(`${address}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Returns all events of connected accounts in the sandbox, in order. */
export async function toldEvents(database: pg.Client | pg.Pool): Promise<Stripe.Event[]> {
  const { rows } = await database.query<{ body: Stripe.Event }>(
    "select body from stripe_sandbox.objects where object = 'event' and account <> '' order by seq",
  );
  return rows.map(({ body }) => body);
}

/** Waits until every stored event was processed. */
export async function untilHandled(database: pg.Client | pg.Pool, timeout = 60_000): Promise<void> {
  await expect
    .poll(
      async () =>
        (await database.query('select count(*)::int as waiting from stripe_events where handled_at is null')).rows[0],
      { timeout, interval: 20 },
    )
    .toEqual({ waiting: 0 });
}

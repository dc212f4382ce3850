import { createHmac } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { WebhookEndpoint } from './listeners.ts';

interface Due {
  id: string;
  endpoint: number;
  attempts: number;
  body: { account?: string };
}

const ROUND = 20;
const TIMEOUT_MS = 5_000;
/** Longer than an attempt takes: deliveries of a server that died are taken over after it. */
const LEASE_SECONDS = 10;
/** Delays of retries; after them a delivery stops. */
const WAIT_SECONDS = [1, 5, 30, 120, 600];

/** Posts events to their endpoints, with retries, at least once each. */
export class Deliverer {
  private timer: NodeJS.Timeout | undefined;
  private under: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly store: Store,
    private readonly endpoints: () => WebhookEndpoint[],
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), 1000);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.again = false;
    await this.under;
  }

  /** Schedules due deliveries; after a database error they are tried at the next turn. */
  wake(): void {
    if (this.under) {
      this.again = true;
      return;
    }
    this.under = this.deliverDue()
      .catch(() => {})
      .then(() => {
        this.under = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  /** Delivers everything pending now, or one event again. Resolves after one attempt each. */
  async deliverNow(eventId?: string): Promise<void> {
    while (this.under) await this.under;
    await this.makeDue(eventId);
    await this.deliverDue();
  }

  private async deliverDue(): Promise<void> {
    for (let due = await this.claim(); due.length > 0; due = await this.claim()) {
      await Promise.all(due.map((delivery) => this.attempt(delivery)));
    }
  }

  private async makeDue(eventId?: string): Promise<void> {
    await this.store.query(
      eventId
        ? 'update stripe_sandbox.deliveries set due_at = now(), delivered_at = null, attempts = 0 where event_id = $1'
        : 'update stripe_sandbox.deliveries set due_at = now(), attempts = 0 where delivered_at is null',
      eventId ? [eventId] : [],
    );
  }

  private async claim(): Promise<Due[]> {
    const { rows } = await this.store.query<Due>(
      `with due as (
         select id from stripe_sandbox.deliveries
         where delivered_at is null and due_at <= now()
           and not exists (select from stripe_sandbox.switches where name = 'webhooks stopped')
         order by id limit ${ROUND} for update skip locked
       )
       update stripe_sandbox.deliveries delivery
       set attempts = attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
       from due, stripe_sandbox.objects event
       where delivery.id = due.id and event.id = delivery.event_id
       returning delivery.id, delivery.endpoint, delivery.attempts, event.body`,
    );
    return rows;
  }

  private async attempt({ id, endpoint, attempts, body }: Due): Promise<void> {
    const { taken, response } = await post(this.endpoints()[endpoint], JSON.stringify(body, null, 2));
    if (taken) {
      await this.store.query(
        `with delivery as (
           update stripe_sandbox.deliveries set delivered_at = now(), response = $2 where id = $1 returning event_id
         )
         update stripe_sandbox.objects event
         set body = jsonb_set(body, '{pending_webhooks}', to_jsonb(greatest((body ->> 'pending_webhooks')::int - 1, 0)))
         from delivery where event.id = delivery.event_id`,
        [id, response],
      );
      return;
    }
    const wait = WAIT_SECONDS[attempts - 1];
    await this.store.query(
      `update stripe_sandbox.deliveries set response = $2, due_at = now() + make_interval(secs => $3) where id = $1`,
      [id, response, wait ?? null],
    );
  }
}

async function post(
  endpoint: WebhookEndpoint | undefined,
  payload: string,
): Promise<{ taken: boolean; response: string }> {
  if (!endpoint) return { taken: false, response: 'no such endpoint' };
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(payload, endpoint.secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { taken: answer.ok, response: `HTTP ${answer.status}` };
  } catch (error) {
    return { taken: false, response: error instanceof Error ? error.message : 'unreachable' };
  }
}

function signatureOf(payload: string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`;
}

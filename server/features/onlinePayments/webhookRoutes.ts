import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { createdOf, storeEvents } from './storeEvents.ts';
import { isNotification, type StripeEvent } from './stripeEvents.ts';

interface WebhookServices {
  path: string;
  database: Database;
  stripe: Stripe;
  /** The signing secrets of the platform's endpoint and of the endpoint for connected accounts. */
  webhookSecrets: readonly string[];
  /** Whether this installation uses live keys. Stripe sends test events to live endpoints too. */
  livemode: boolean;
}

/** Stripe's largest events have some hundred kilobytes. */
const LARGEST_BODY = 1024 * 1024;

/**
 * Receives Stripe's webhooks: verifies the signature, stores the events of this installation and responds at once; a
 * job processes them. Ignored events get status 200 too, because Stripe would retry them for days.
 */
export const webhookRoutes =
  ({ path, database, stripe, webhookSecrets, livemode }: WebhookServices): FastifyPluginAsync =>
  async (app) => {
    // The signature is computed over the raw body.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Body: Buffer }>(path, async (request, reply) => {
      const event = verified(stripe, request.body, String(request.headers['stripe-signature'] ?? ''), webhookSecrets);
      if (!event) {
        request.log.warn('refused a webhook with an invalid Stripe signature');
        return reply.code(400).send({ error: 'The signature does not fit' });
      }
      if (!isStorable(event)) {
        request.log.warn('refused a signed webhook that is not a Stripe event');
        return reply.code(400).send({ error: 'This is no event' });
      }
      if (event.livemode === livemode) await storeEvents(database, [event]);
      return reply.code(200).send({ received: true });
    });
  };

function verified(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): StripeEvent | null | undefined {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // Signed with another endpoint's secret, or a notification of version 2 of the API.
    }
    try {
      stripe.parseEventNotification(body, signature, secret);
      return JSON.parse(body.toString());
    } catch {
      // Signed with another endpoint's secret.
    }
  }
  return undefined;
}

/** JSON escapes that PostgreSQL cannot store as text: NUL and unpaired surrogates. */
const NOT_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns whether the body is a Stripe event. Anything else could not be stored, and Stripe would retry it. */
function isStorable(event: StripeEvent | null): event is StripeEvent {
  return (
    typeof event?.id === 'string' &&
    typeof event.type === 'string' &&
    isAboutSomething(event) &&
    !Number.isNaN(createdOf(event).getTime()) &&
    !NOT_TEXT.test(JSON.stringify(event))
  );
}

const isAboutSomething = (event: StripeEvent): boolean =>
  isNotification(event)
    ? typeof event.related_object?.id === 'string'
    : typeof (event.account ?? '') === 'string' && isObject(event.data?.object);

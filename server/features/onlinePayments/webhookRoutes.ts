import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { createdOf, keepEvents } from './keepEvents.ts';
import { isNotification, type ToldEvent } from './ourEvents.ts';

interface WebhookServices {
  path: string;
  database: Database;
  stripe: Stripe;
  /** Of the platform's endpoint, and of the one that hears of connected accounts. */
  webhookSecrets: readonly string[];
  /** Whether real money moves under this installation's key. Stripe tells live endpoints of test events as well. */
  livemode: boolean;
}

/** Stripe's largest events are some hundred kilobytes. */
const LARGEST_BODY = 1024 * 1024;

/**
 * Takes what Stripe tells: checks that it is Stripe's own, keeps what is ours, and answers at once; a job does what follows.
 * What is dropped is answered with 200 all the same, or Stripe would send it for days.
 */
export const webhookRoutes =
  ({ path, database, stripe, webhookSecrets, livemode }: WebhookServices): FastifyPluginAsync =>
  async (app) => {
    // The signature is over the very bytes.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Body: Buffer }>(path, async (request, reply) => {
      const event = verified(stripe, request.body, String(request.headers['stripe-signature'] ?? ''), webhookSecrets);
      if (!event) {
        request.log.warn('a webhook whose signature is not Stripe’s was refused');
        return reply.code(400).send({ error: 'The signature does not fit' });
      }
      if (!isStorable(event)) {
        request.log.warn('a webhook that is signed, and is no event, was refused');
        return reply.code(400).send({ error: 'This is no event' });
      }
      if (event.livemode === livemode) await keepEvents(database, [event]);
      return reply.code(200).send({ received: true });
    });
  };

function verified(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): ToldEvent | null | undefined {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // Perhaps it is another endpoint's, or a notification of the API's second version.
    }
    try {
      stripe.parseEventNotification(body, signature, secret);
      return JSON.parse(body.toString());
    } catch {
      // Perhaps it is another endpoint's.
    }
  }
  return undefined;
}

/** What no database text can hold, as JSON writes it: the character zero, and halves of surrogate pairs. */
const NOT_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whether it is an event as Stripe's are. Anything else would be sent again and again, and never be kept. */
function isStorable(event: ToldEvent | null): event is ToldEvent {
  return (
    typeof event?.id === 'string' &&
    typeof event.type === 'string' &&
    isAboutSomething(event) &&
    !Number.isNaN(createdOf(event).getTime()) &&
    !NOT_TEXT.test(JSON.stringify(event))
  );
}

const isAboutSomething = (event: ToldEvent): boolean =>
  isNotification(event)
    ? typeof event.related_object?.id === 'string'
    : typeof (event.account ?? '') === 'string' && isObject(event.data?.object);

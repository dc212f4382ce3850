import 'reflect-metadata';
import { expect, vi } from 'vitest';
import { deliverWebhook } from '#server/features/webhooks/index.ts';
import type { TestApp } from './app.ts';
import { commandsIn } from './clock.ts';
import type { GraphQLPerson } from './person.ts';
import { businessOf } from './plans.ts';

const ENDPOINT = `id version url description eventTypes enabled disabledReason lastSucceededAt failingSince previousSecretUntil`;
const DELIVERY = `id messageId eventType summary body status createdAt nextTryAt heldBack finishedAt
  attempts { id attemptedAt durationMs statusCode answer error }`;

export const CREATE_ENDPOINT = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { ${ENDPOINT} } }`;
export const UPDATE_ENDPOINT = `mutation ($id: ID!, $input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(id: $id, input: $input) { ${ENDPOINT} } }`;
export const DELETE_ENDPOINT = 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) }';
export const ENABLE_ENDPOINT = `mutation ($id: ID!) { enableWebhookEndpoint(id: $id) { ${ENDPOINT} } }`;
export const DISABLE_ENDPOINT = `mutation ($id: ID!) { disableWebhookEndpoint(id: $id) { ${ENDPOINT} } }`;
export const REVEAL_SECRET = 'mutation ($id: ID!) { revealWebhookSecret(id: $id) }';
export const ROTATE_SECRET = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { ${ENDPOINT} } }`;
export const SEND_TEST = `mutation ($id: ID!) { sendTestWebhook(id: $id) { ${DELIVERY} } }`;
export const REPLAY = `mutation ($id: ID!) { replayWebhookDelivery(id: $id) { ${DELIVERY} } }`;
export const REPLAY_FAILED =
  'mutation ($id: ID!, $since: DateTime!) { replayFailedWebhooks(endpointId: $id, since: $since) }';
export const SEND_WAITING = 'mutation ($id: ID!) { sendWaitingWebhookDeliveries(endpointId: $id) }';
export const LIST_ENDPOINTS = `{ webhookEndpoints { ${ENDPOINT} } }`;
export const READ_ENDPOINT = `query ($id: ID!, $filter: WebhookDeliveryFilter, $sort: TimeOrder, $first: Int, $after: String) {
  webhookEndpoint(id: $id) { ${ENDPOINT}
    deliveries(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount nodes { ${DELIVERY} } pageInfo { hasNextPage endCursor }
    }
  }
}`;

const day = 86_400_000;

/** A person with an endpoint for these events. */
export async function withEndpoint(app: TestApp, person: GraphQLPerson, url: string, eventTypes: string[]) {
  const { id } = (await person.ask(CREATE_ENDPOINT, { input: { url, eventTypes } })).createWebhookEndpoint;
  const read = async (variables: Record<string, unknown> = {}) =>
    (await person.ask(READ_ENDPOINT, { id, ...variables })).webhookEndpoint;
  const deliveries = async () => (await read({ first: 100 })).deliveries.nodes;
  return {
    id,
    read,
    deliveries,
    secret: async (): Promise<string> => (await person.ask(REVEAL_SECRET, { id })).revealWebhookSecret,
    /** Waits until the newest delivery matches. */
    async newest(expected: Record<string, unknown>) {
      await vi.waitFor(async () => expect((await deliveries())[0]).toMatchObject(expected), {
        timeout: 60_000,
        interval: 20,
      });
      return (await deliveries())[0];
    },
    /** Makes the next attempt of a delivery, a day from now. */
    tryTomorrow: (deliveryId: string) =>
      deliverWebhook(
        { ...app.services, commands: commandsIn(app, 1) },
        { businessId: businessOf(app, person), deliveryId },
      ),
    /** Makes all remaining attempts of a delivery, with the clock moved forward. */
    async tryOn(deliveryId: string) {
      const payload = { businessId: businessOf(app, person), deliveryId };
      for (;;) {
        const delivery = (await deliveries()).find(({ id }: { id: string }) => id === deliveryId);
        if (delivery.status !== 'PENDING') return delivery;
        const days = Math.max(0, (Date.parse(delivery.nextTryAt) + 1 - Date.now()) / day);
        await deliverWebhook({ ...app.services, commands: commandsIn(app, days) }, payload);
      }
    },
  };
}

import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createWebhookEndpointInput, updateWebhookEndpointInput } from '#domain/inputs/webhook.ts';
import { WEBHOOK_EVENTS } from '#domain/webhookEvents.ts';
import { parseInput } from '#server/core/input.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import { createWebhookEndpoint } from './commands/createWebhookEndpoint.ts';
import { deleteWebhookEndpoint } from './commands/deleteWebhookEndpoint.ts';
import { disableWebhookEndpoint } from './commands/disableWebhookEndpoint.ts';
import { enableWebhookEndpoint } from './commands/enableWebhookEndpoint.ts';
import { replayFailedWebhooks } from './commands/replayFailedWebhooks.ts';
import { replayWebhookDelivery } from './commands/replayWebhookDelivery.ts';
import { revealWebhookSecret } from './commands/revealWebhookSecret.ts';
import { rotateWebhookSecret } from './commands/rotateWebhookSecret.ts';
import { sendTestWebhook } from './commands/sendTestWebhook.ts';
import { sendWaitingWebhooks } from './commands/sendWaitingWebhooks.ts';
import { updateWebhookEndpoint } from './commands/updateWebhookEndpoint.ts';
import { requireSendable } from './requireSendable.ts';
import { deliverySorts, webhookDeliveryReads, webhookEndpointReads } from './webhook.reads.ts';
import {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryFilter,
  WebhookEndpoint,
  WebhookEventType,
} from './webhook.types.ts';

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @Query(() => [WebhookEventType], { description: 'Every event that endpoints can receive.' })
  webhookEventTypes(@Ctx() context: Context): WebhookEventType[] {
    context.allowed('webhooks.read');
    return Object.entries(WEBHOOK_EVENTS).map(([type, { description }]) => ({ type, description }));
  }

  @ListSize(10)
  @Query(() => [WebhookEndpoint], {
    description: 'Every endpoint of the business, in the order in which they were added.',
  })
  webhookEndpoints(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.reads('webhooks.read').list(webhookEndpointReads, sql`true`, 't.created_at, t.id', info);
  }

  @Query(() => WebhookEndpoint, { nullable: true, description: 'One endpoint; null where the business has none such.' })
  webhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return endpoint(context, id, info);
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'A page of the deliveries to it.' })
  deliveries(
    @Ctx() context: Context,
    @Root() { id }: { id: string },
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'Which ones.' })
    filter: WebhookDeliveryFilter | null,
    @Arg('sort', () => TimeOrderEnum, {
      nullable: true,
      description: 'The order, by when the event happened; NEWEST where left out.',
    })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = allOf(sql`t.endpoint_id = ${id}`, filter?.status && sql`t.status = ${filter.status}`);
    return context
      .reads('webhooks.read')
      .page(webhookDeliveryReads, { condition: where }, deliverySorts[sort ?? 'NEWEST'], page, info);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Adds an endpoint, of at most ten. People need a step-up. Its secret is told by revealWebhookSecret.',
  })
  async createWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'The new endpoint.' })
    input: CreateWebhookEndpointInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('webhooks.manage').afterStepUpOfPerson();
    const checked = parseInput(createWebhookEndpointInput, input);
    requireSendable(context.services.outgoing, checked.url);
    const id = await allowed.run(createWebhookEndpoint, context.services.sealing, checked);
    return endpoint(context, id, info);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Changes an endpoint; what is left out stays. For another address people need a step-up.',
  })
  async updateWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'What changes.' })
    input: UpdateWebhookEndpointInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('webhooks.manage');
    const checked = parseInput(updateWebhookEndpointInput, input);
    if (checked.url !== undefined) requireSendable(context.services.outgoing, checked.url);
    const mayChangeAddress = checked.url === undefined ? allowed : allowed.afterStepUpOfPerson();
    await mayChangeAddress.run(updateWebhookEndpoint, id, checked, expectedVersion);
    return endpoint(context, id, info);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an endpoint with its delivery log. What was on its way is not sent.',
  })
  async deleteWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
  ): Promise<boolean> {
    await context.allowed('webhooks.manage').run(deleteWebhookEndpoint, id);
    return true;
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Sends to an endpoint again, from now on. Doing so twice is fine.',
  })
  async enableWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('webhooks.manage').run(enableWebhookEndpoint, id);
    return endpoint(context, id, info);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Sends nothing to an endpoint until it is enabled again. Doing so twice is fine.',
  })
  async disableWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('webhooks.manage').run(disableWebhookEndpoint, id);
    return endpoint(context, id, info);
  }

  @Mutation(() => String, {
    description: 'The secret that an endpoint’s messages are signed with: whsec_ and base64. People need a step-up.',
  })
  revealWebhookSecret(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
  ): Promise<string> {
    return context
      .allowed('webhooks.manage')
      .afterStepUpOfPerson()
      .run(revealWebhookSecret, context.services.sealing, id);
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Makes a new secret. For 24 hours messages carry a signature by the one before, too. People need a step-up.',
  })
  async rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context
      .allowed('webhooks.manage')
      .afterStepUpOfPerson()
      .run(rotateWebhookSecret, context.services.sealing, id);
    return endpoint(context, id, info);
  }

  @Mutation(() => WebhookDelivery, { description: 'Sends a webhook.test event, which is tried once.' })
  async sendTestWebhook(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return delivery(context, await context.allowed('webhooks.manage').run(sendTestWebhook, id), info);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends a message once more, under the same webhook-id, with every try anew.',
  })
  async replayWebhookDelivery(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The delivery.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('webhooks.manage').run(replayWebhookDelivery, id);
    return delivery(context, id, info);
  }

  @Mutation(() => Int, {
    description: 'Sends once more all that failed of what happened since then. Answers how many messages that are.',
  })
  replayFailedWebhooks(
    @Ctx() context: Context,
    @Arg('endpointId', () => ID, { description: 'The endpoint.' }) endpointId: string,
    @Arg('since', () => DateTimeScalar, { description: 'The moment from which on.' }) since: Date,
  ): Promise<number> {
    return context.allowed('webhooks.manage').run(replayFailedWebhooks, endpointId, since);
  }

  @Mutation(() => Int, {
    description:
      'Tries every pending delivery that waits for a later try now, oldest first, with every try anew. Returns how many that are.',
  })
  sendWaitingWebhookDeliveries(
    @Ctx() context: Context,
    @Arg('endpointId', () => ID, { description: 'The endpoint.' }) endpointId: string,
  ): Promise<number> {
    return context.allowed('webhooks.manage').run(sendWaitingWebhooks, endpointId);
  }
}

const endpoint = (context: Context, id: string, info: GraphQLResolveInfo) =>
  context.reads('webhooks.read').one(webhookEndpointReads, id, info);

const delivery = (context: Context, id: string, info: GraphQLResolveInfo) =>
  context.reads('webhooks.read').one(webhookDeliveryReads, id, info);

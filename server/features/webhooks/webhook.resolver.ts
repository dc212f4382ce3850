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
    description: 'Every endpoint of the business, oldest first.',
  })
  webhookEndpoints(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.reads('webhooks.read').list(webhookEndpointReads, sql`true`, 't.created_at, t.id', info);
  }

  @Query(() => WebhookEndpoint, {
    nullable: true,
    description: 'One endpoint; null where the business has none with this id.',
  })
  webhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return endpoint(context, id, info);
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'A page of its deliveries.' })
  deliveries(
    @Ctx() context: Context,
    @Root() { id }: { id: string },
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: WebhookDeliveryFilter | null,
    @Arg('sort', () => TimeOrderEnum, {
      nullable: true,
      description: 'Sort order by time of the event; NEWEST by default.',
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
    description: 'Adds an endpoint, of at most ten. People need a step-up. revealWebhookSecret returns its secret.',
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
    description: 'Changes an endpoint; omitted fields stay unchanged. People need a step-up to change the URL.',
  })
  async updateWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'The changed fields.' })
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
    description: 'Deletes an endpoint and its delivery log. Pending deliveries are not sent.',
  })
  async deleteWebhookEndpoint(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
  ): Promise<boolean> {
    await context.allowed('webhooks.manage').run(deleteWebhookEndpoint, id);
    return true;
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Turns an endpoint on. Idempotent.',
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
    description: 'Turns an endpoint off. Idempotent.',
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
    description: 'The signing secret of an endpoint: whsec_ and base64. People need a step-up.',
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
      'Creates a new secret. For 24 hours messages are also signed with the previous one. People need a step-up.',
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

  @Mutation(() => WebhookDelivery, { description: 'Sends a webhook.test event, which is not retried.' })
  async sendTestWebhook(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return delivery(context, await context.allowed('webhooks.manage').run(sendTestWebhook, id), info);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Resends a delivery under the same webhook-id, with all attempts again.',
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
    description: 'Resends all failed deliveries of events since a time. Returns their number.',
  })
  replayFailedWebhooks(
    @Ctx() context: Context,
    @Arg('endpointId', () => ID, { description: 'The endpoint.' }) endpointId: string,
    @Arg('since', () => DateTimeScalar, { description: 'The time of the earliest event.' }) since: Date,
  ): Promise<number> {
    return context.allowed('webhooks.manage').run(replayFailedWebhooks, endpointId, since);
  }

  @Mutation(() => Int, {
    description: 'Sends every pending delivery now, oldest first, with all attempts again. Returns their number.',
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

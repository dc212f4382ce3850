import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { acceptQuoteInput, declineQuoteInput, requestChangesInput } from '#domain/inputs/portal.ts';
import { type QuoteStatus, quoteMachine } from '#domain/states/quote.ts';
import { parseInput } from '#server/core/input.ts';
import { acceptQuote, declineQuote, requestQuoteChanges, viewQuote } from '#server/features/quotes/index.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Command } from '#server/platform/commands/commands.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { deadLink, quoteLink, visitorOf } from './portalLink.ts';
import { type PortalQuoteAction, portalQuoteActions } from './portalQuote.policy.ts';
import { portalQuoteReads } from './portalQuote.reads.ts';
import {
  AcceptPortalQuoteInput,
  DeclinePortalQuoteInput,
  PortalQuote,
  RequestQuoteChangesInput,
} from './portalQuote.types.ts';
import { isOwnBusiness } from './preview.ts';
import { readSignature } from './readSignature.ts';

@Resolver(() => PortalQuote)
export class PortalQuoteResolver {
  @Query(() => PortalQuote, {
    nullable: true,
    description:
      'The quote that a link leads to; null for an unknown or a revoked one. Marks it as viewed, unless a member of the business looks.',
  })
  async portalQuote(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The link's." }) token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const link = await quoteLink(context.services.database, token);
    if (!link) return null;
    if (quoteMachine.can(link.status, 'view') && !isOwnBusiness(context, link.businessId))
      await context.runAs(visitorOf(link), viewQuote, link.id);
    return context.readsFor(link).one(portalQuoteReads, link.id, info);
  }

  @FieldResolver()
  preview(@Ctx() context: Context, @Root() row: { business_id: string }): boolean {
    return isOwnBusiness(context, row.business_id);
  }

  @FieldResolver()
  sandboxPayments(@Ctx() { services }: Context, @Root() row: { sandboxPayments: boolean }): boolean {
    return services.isStripeSandbox || row.sandboxPayments;
  }

  @FieldResolver()
  actions(@Root() { actions: status }: { actions: QuoteStatus }): PortalQuoteAction[] {
    return portalQuoteActions(status);
  }

  @Mutation(() => PortalQuote, {
    description: 'The customer signs the quote, with the optional lines of their choice.',
  })
  async acceptPortalQuote(
    @Ctx() context: Context,
    @Arg('input', () => AcceptPortalQuoteInput, { description: 'Their yes.' }) input: AcceptPortalQuoteInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const accepted = parseInput(acceptQuoteInput, input);
    const signatureImage = await readSignature(accepted.signatureImage);
    return answer(context, acceptQuote, { ...accepted, signatureImage }, info);
  }

  @Mutation(() => PortalQuote, { description: 'The customer turns the quote down.' })
  declinePortalQuote(
    @Ctx() context: Context,
    @Arg('input', () => DeclinePortalQuoteInput, { description: 'Their no.' }) input: DeclinePortalQuoteInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return answer(context, declineQuote, parseInput(declineQuoteInput, input), info);
  }

  @Mutation(() => PortalQuote, { description: 'The customer would like the quote otherwise.' })
  requestQuoteChanges(
    @Ctx() context: Context,
    @Arg('input', () => RequestQuoteChangesInput, { description: 'Their wish.' }) input: RequestQuoteChangesInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return answer(context, requestQuoteChanges, parseInput(requestChangesInput, input), info);
  }
}

/** Runs the customer's answer to the quote that their link leads to. Throws NOT_FOUND. */
async function answer<Input>(
  context: Context,
  command: Command<PortalVisitor, [id: string, input: Input], void>,
  { token, ...input }: Input & { token: string },
  info: GraphQLResolveInfo,
) {
  const link = await quoteLink(context.services.database, token);
  if (!link) throw deadLink('quote');
  await context.runAs(visitorOf(link), command, link.id, input as Input);
  return context.readsFor(link).one(portalQuoteReads, link.id, info);
}

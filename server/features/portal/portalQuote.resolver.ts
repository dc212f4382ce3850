import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { acceptQuoteInput, declineQuoteInput, requestChangesInput } from '#domain/inputs/portal.ts';
import { type QuoteStatus, quoteMachine } from '#domain/states/quote.ts';
import { parseInput } from '#server/core/input.ts';
import { acceptQuote, declineQuote, requestQuoteChanges, viewQuote } from '#server/features/quotes/index.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Command } from '#server/platform/commands/commands.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { linkTo, requireLink, visitorOf } from './portalLink.ts';
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
      'The quote of a portal link; null where the link is unknown or was revoked. Marks it as viewed, unless the viewer is a member of the business.',
  })
  async portalQuote(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const link = await linkTo(context.services.database, 'quote', token);
    if (!link) return null;
    if (quoteMachine.can(link.status, 'view') && !isOwnBusiness(context, link.businessId))
      await context.runAs(visitorOf(link), viewQuote, link.id);
    return context.readsFor(link).one(portalQuoteReads, link.id, info);
  }

  @FieldResolver()
  actions(@Root() { actions: status }: { actions: QuoteStatus }): PortalQuoteAction[] {
    return portalQuoteActions(status);
  }

  @Mutation(() => PortalQuote, {
    description: 'Accepts the quote with a signature and the selected optional lines.',
  })
  async acceptPortalQuote(
    @Ctx() context: Context,
    @Arg('input', () => AcceptPortalQuoteInput, { description: 'The signature and selection.' })
    input: AcceptPortalQuoteInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const accepted = parseInput(acceptQuoteInput, input);
    const signatureImage = await readSignature(accepted.signatureImage);
    return answer(context, acceptQuote, { ...accepted, signatureImage }, info);
  }

  @Mutation(() => PortalQuote, { description: 'Declines the quote.' })
  declinePortalQuote(
    @Ctx() context: Context,
    @Arg('input', () => DeclinePortalQuoteInput, { description: 'The reason.' }) input: DeclinePortalQuoteInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return answer(context, declineQuote, parseInput(declineQuoteInput, input), info);
  }

  @Mutation(() => PortalQuote, { description: 'Requests changes to the quote.' })
  requestQuoteChanges(
    @Ctx() context: Context,
    @Arg('input', () => RequestQuoteChangesInput, { description: 'The requested changes.' })
    input: RequestQuoteChangesInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return answer(context, requestQuoteChanges, parseInput(requestChangesInput, input), info);
  }
}

/** Runs a customer's command on the quote of their portal link. Throws NOT_FOUND. */
async function answer<Input>(
  context: Context,
  command: Command<PortalVisitor, [id: string, input: Input], void>,
  { token, ...input }: Input & { token: string },
  info: GraphQLResolveInfo,
) {
  const link = await requireLink(context.services.database, 'quote', token);
  await context.runAs(visitorOf(link), command, link.id, input as Input);
  return context.readsFor(link).one(portalQuoteReads, link.id, info);
}

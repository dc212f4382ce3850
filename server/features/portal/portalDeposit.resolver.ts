import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { settleCheckoutInput, startPortalDepositInput } from '#domain/inputs/portal.ts';
import { parseInput } from '#server/core/input.ts';
import { StartPortalDepositInput, settleCheckout, startDeposit } from '#server/features/onlinePayments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripeOf } from '#server/platform/stripe/stripeOf.ts';
import { deadLink, quoteLink, visitorOf } from './portalLink.ts';
import { portalQuoteReads } from './portalQuote.reads.ts';
import { PortalQuote } from './portalQuote.types.ts';

@Resolver(() => PortalQuote)
export class PortalDepositResolver {
  @Mutation(() => String, {
    description:
      "The address of the processor's page on which the customer pays the deposit of the quote that they accepted.",
  })
  async startPortalDeposit(
    @Ctx() context: Context,
    @Arg('input', () => StartPortalDepositInput, { description: 'Of which quote.' }) input: StartPortalDepositInput,
  ): Promise<string> {
    const wish = parseInput(startPortalDepositInput, input);
    const link = await quoteLink(context.services.database, wish.token);
    if (!link) throw deadLink('quote');
    const stripe = await requireStripeOf(context.services, link.businessId);
    return startDeposit({ ...context.services, stripe }, visitorOf(link), link.id, wish);
  }

  @Mutation(() => PortalQuote, {
    description: 'Asks the processor how the deposit stands, for a customer who comes back from its page.',
  })
  async settlePortalDeposit(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The quote link's." }) token: string,
    @Arg('sessionId', () => String, { description: 'Of the page that they come from.' }) sessionId: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const back = parseInput(settleCheckoutInput, { token, sessionId });
    const link = await quoteLink(context.services.database, back.token);
    if (!link) throw deadLink('quote');
    const stripe = await requireStripeOf(context.services, link.businessId);
    await settleCheckout({ ...context.services, stripe }, visitorOf(link), back.sessionId);
    return context.readsFor(link).one(portalQuoteReads, link.id, info);
  }
}

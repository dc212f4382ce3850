import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { settleCheckoutInput, startPortalDepositInput } from '#domain/inputs/portal.ts';
import { parseInput } from '#server/core/input.ts';
import { refreshCheckout, StartPortalDepositInput, startDeposit } from '#server/features/onlinePayments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripeOf } from '#server/platform/stripe/stripeOf.ts';
import { requireLink, visitorOf } from './portalLink.ts';
import { portalQuoteReads } from './portalQuote.reads.ts';
import { PortalQuote } from './portalQuote.types.ts';

@Resolver(() => PortalQuote)
export class PortalDepositResolver {
  @Mutation(() => String, {
    description: "Returns the URL of Stripe's page on which the customer pays the deposit of an accepted quote.",
  })
  async startPortalDeposit(
    @Ctx() context: Context,
    @Arg('input', () => StartPortalDepositInput, { description: 'The quote.' }) input: StartPortalDepositInput,
  ): Promise<string> {
    const wish = parseInput(startPortalDepositInput, input);
    const link = await requireLink(context.services.database, 'quote', wish.token);
    const stripe = await requireStripeOf(context.services, link.businessId);
    return startDeposit({ ...context.services, stripe }, visitorOf(link), link.id, wish);
  }

  @Mutation(() => PortalQuote, {
    description: "Refreshes the state of the deposit from Stripe, for a customer who returns from Stripe's page.",
  })
  async settlePortalDeposit(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The token of the quote's portal link." }) token: string,
    @Arg('sessionId', () => String, { description: 'The id of the Checkout session, from the return URL.' })
    sessionId: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const back = parseInput(settleCheckoutInput, { token, sessionId });
    const link = await requireLink(context.services.database, 'quote', back.token);
    const stripe = await requireStripeOf(context.services, link.businessId);
    await refreshCheckout({ ...context.services, stripe }, visitorOf(link), back.sessionId);
    return context.readsFor(link).one(portalQuoteReads, link.id, info);
  }
}

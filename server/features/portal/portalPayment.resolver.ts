import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { settleCheckoutInput, startPortalPaymentInput } from '#domain/inputs/portal.ts';
import { parseInput } from '#server/core/input.ts';
import { StartPortalPaymentInput, settleCheckout, startPayment } from '#server/features/onlinePayments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripe } from '#server/platform/stripe/requireStripe.ts';
import { portalInvoiceReads } from './portalInvoice.reads.ts';
import { PortalInvoice } from './portalInvoice.types.ts';
import { requireLink, visitorOf } from './portalLink.ts';

@Resolver(() => PortalInvoice)
export class PortalPaymentResolver {
  @Mutation(() => String, {
    description:
      "The address of the processor's page on which the customer pays. More than the balance is refused, and the balance named.",
  })
  async startPortalPayment(
    @Ctx() context: Context,
    @Arg('input', () => StartPortalPaymentInput, { description: 'What they pay.' }) input: StartPortalPaymentInput,
  ): Promise<string> {
    const stripe = requireStripe(context);
    const wish = parseInput(startPortalPaymentInput, input);
    const link = await requireLink(context.services.database, 'invoice', wish.token);
    return startPayment({ ...context.services, stripe }, visitorOf(link), link.id, wish);
  }

  @Mutation(() => PortalInvoice, {
    description: 'Asks the processor how a payment stands, for a customer who comes back from its page.',
  })
  async settlePortalPayment(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The invoice link's." }) token: string,
    @Arg('sessionId', () => String, { description: 'Of the page that they come from.' }) sessionId: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const stripe = requireStripe(context);
    const back = parseInput(settleCheckoutInput, { token, sessionId });
    const link = await requireLink(context.services.database, 'invoice', back.token);
    await settleCheckout({ ...context.services, stripe }, visitorOf(link), back.sessionId);
    return context.readsFor(link).one(portalInvoiceReads, link.id, info);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { settleCheckoutInput, startPortalPaymentInput } from '#domain/inputs/portal.ts';
import { parseInput } from '#server/core/input.ts';
import { StartPortalPaymentInput, settleCheckout, startPayment } from '#server/features/onlinePayments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripeOf } from '#server/platform/stripe/stripeOf.ts';
import { portalInvoiceReads } from './portalInvoice.reads.ts';
import { PortalInvoice } from './portalInvoice.types.ts';
import { deadLink, invoiceLink, visitorOf } from './portalLink.ts';

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
    const wish = parseInput(startPortalPaymentInput, input);
    const link = await invoiceLink(context.services.database, wish.token);
    if (!link) throw deadLink('invoice');
    const stripe = await requireStripeOf(context.services, link.businessId);
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
    const back = parseInput(settleCheckoutInput, { token, sessionId });
    const link = await invoiceLink(context.services.database, back.token);
    if (!link) throw deadLink('invoice');
    const stripe = await requireStripeOf(context.services, link.businessId);
    await settleCheckout({ ...context.services, stripe }, visitorOf(link), back.sessionId);
    return context.readsFor(link).one(portalInvoiceReads, link.id, info);
  }
}

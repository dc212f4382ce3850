import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { settleCheckoutInput, startPortalPaymentInput } from '#domain/inputs/portal.ts';
import { parseInput } from '#server/core/input.ts';
import { refreshCheckout, StartPortalPaymentInput, startPayment } from '#server/features/onlinePayments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripeOf } from '#server/platform/stripe/stripeOf.ts';
import { portalInvoiceReads } from './portalInvoice.reads.ts';
import { PortalInvoice } from './portalInvoice.types.ts';
import { requireLink, visitorOf } from './portalLink.ts';

@Resolver(() => PortalInvoice)
export class PortalPaymentResolver {
  @Mutation(() => String, {
    description:
      "Returns the URL of Stripe's page on which the customer pays. An amount above the balance fails with VALIDATION_FAILED, naming the balance.",
  })
  async startPortalPayment(
    @Ctx() context: Context,
    @Arg('input', () => StartPortalPaymentInput, { description: 'The invoice and the amount.' })
    input: StartPortalPaymentInput,
  ): Promise<string> {
    const wish = parseInput(startPortalPaymentInput, input);
    const link = await requireLink(context.services.database, 'invoice', wish.token);
    const stripe = await requireStripeOf(context.services, link.businessId);
    return startPayment({ ...context.services, stripe }, visitorOf(link), link.id, wish);
  }

  @Mutation(() => PortalInvoice, {
    description: "Refreshes the state of a payment from Stripe, for a customer who returns from Stripe's page.",
  })
  async settlePortalPayment(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The token of the invoice's portal link." }) token: string,
    @Arg('sessionId', () => String, { description: 'The id of the Checkout session, from the return URL.' })
    sessionId: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const back = parseInput(settleCheckoutInput, { token, sessionId });
    const link = await requireLink(context.services.database, 'invoice', back.token);
    const stripe = await requireStripeOf(context.services, link.businessId);
    await refreshCheckout({ ...context.services, stripe }, visitorOf(link), back.sessionId);
    return context.readsFor(link).one(portalInvoiceReads, link.id, info);
  }
}

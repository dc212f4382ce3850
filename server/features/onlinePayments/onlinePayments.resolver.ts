import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { refundPaymentInput } from '#domain/inputs/payment.ts';
import { parseInput } from '#server/core/input.ts';
import { Payment, paymentReads } from '#server/features/payments/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireStripeOf } from '#server/platform/stripe/stripeOf.ts';
import { connectAccount, followAccount } from './connectAccount.ts';
import { OnlinePayments, RefundPaymentInput } from './onlinePayments.types.ts';
import { readOnlinePayments } from './readOnlinePayments.ts';
import { refundPayment } from './refundPayment.ts';

@Resolver(() => OnlinePayments)
export class OnlinePaymentsResolver {
  @Query(() => OnlinePayments, {
    description: 'Whether customers can pay online, and the status of the Stripe account.',
  })
  onlinePayments(@Ctx() context: Context): Promise<OnlinePayments> {
    const { actor } = context.allowed('settings.read');
    return readOnlinePayments(context.services, actor);
  }

  @Mutation(() => String, {
    description: "Returns the URL of Stripe's page for connecting the business's account or completing its setup.",
  })
  async connectOnlinePayments(@Ctx() context: Context): Promise<string> {
    const allowed = context.allowed('settings.update');
    const stripe = await requireStripeOf(context.services, allowed.actor.businessId);
    return connectAccount({ ...context.services, stripe }, allowed);
  }

  @Mutation(() => OnlinePayments, { description: "Refreshes the account's status from Stripe." })
  async refreshOnlinePayments(@Ctx() context: Context): Promise<OnlinePayments> {
    const allowed = context.allowed('settings.update');
    await followAccount({ stripe: await requireStripeOf(context.services, allowed.actor.businessId) }, allowed);
    return this.onlinePayments(context);
  }

  @Mutation(() => Payment, {
    description:
      'Refunds an online payment in whole or in part, to the original payment method. An amount above refundableCents is refused.',
  })
  async refundPayment(
    @Ctx() context: Context,
    @Arg('input', () => RefundPaymentInput, { description: 'The payment and the amount.' }) input: RefundPaymentInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('payments.refund');
    const refund = parseInput(refundPaymentInput, input);
    const stripe = await requireStripeOf(context.services, allowed.actor.businessId);
    await refundPayment({ ...context.services, stripe }, allowed, refund);
    return context.reads('payments.read').one(paymentReads, refund.paymentId, info);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { recordPaymentInput, voidPaymentReason } from '#domain/inputs/payment.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/states/payment.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { recordPayment } from './commands/recordPayment.ts';
import { voidPayment } from './commands/voidPayment.ts';
import { isVoidable, refundableCents, seesEarnings } from './payment.policy.ts';
import { paymentReads } from './payment.reads.ts';
import { Payment, RecordPaymentInput } from './payment.types.ts';

interface RefundableRow {
  method: PaymentMethod;
  status: PaymentStatus;
  amount_cents: number;
  refunded_cents: number;
  _own?: boolean;
}

@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver()
  voidable(
    @Ctx() context: Context,
    @Root() payment: { method: PaymentMethod; status: PaymentStatus; _own?: boolean },
  ): boolean {
    return isVoidable(context.actor.grants, payment, payment._own);
  }

  @FieldResolver()
  refundableCents(@Ctx() context: Context, @Root() row: RefundableRow): number {
    const { method, status, amount_cents: amountCents, refunded_cents: refundedCents } = row;
    return refundableCents(context.actor.grants, { method, status, amountCents, refundedCents }, row._own);
  }

  @FieldResolver()
  feeCents(@Ctx() { actor }: Context, @Root() row: { fee_cents: number | null }): number | null {
    return seesEarnings(actor.grants) ? row.fee_cents : null;
  }

  @FieldResolver()
  netCents(@Ctx() { actor }: Context, @Root() row: { net_cents: number | null }): number | null {
    return seesEarnings(actor.grants) ? row.net_cents : null;
  }

  @Mutation(() => Payment, {
    description:
      'Records money that was taken outside the app. More than the balance is refused, and the balance named.',
  })
  async recordPayment(
    @Ctx() context: Context,
    @Arg('input', () => RecordPaymentInput, { description: 'The payment.' }) input: RecordPaymentInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await context.allowed('payments.record').run(recordPayment, parseInput(recordPaymentInput, input));
    return context.reads('payments.read').one(paymentReads, id, info);
  }

  @Mutation(() => Payment, {
    description: 'Takes back a payment that was recorded by hand: a check that bounced. The balance opens again.',
  })
  async voidPayment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The payment.' }) id: string,
    @Arg('reason', () => String, { description: 'Why; at most 500 characters.' }) reason: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('payments.void').run(voidPayment, id, parseInput(voidPaymentReason, reason));
    return context.reads('payments.read').one(paymentReads, id, info);
  }
}

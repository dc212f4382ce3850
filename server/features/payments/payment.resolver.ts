import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordPaymentInput, voidPaymentReason } from '#domain/inputs/payment.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/states/payment.ts';
import { parseInput } from '#server/core/input.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { recordPayment } from './commands/recordPayment.ts';
import { voidPayment } from './commands/voidPayment.ts';
import { paymentCondition } from './payment.filter.ts';
import { isVoidable, refundableCents, seesEarnings } from './payment.policy.ts';
import { paymentReads } from './payment.reads.ts';
import { Payment, PaymentConnection, PaymentFilter, RecordPaymentInput } from './payment.types.ts';

const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.received_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.received_at', type: 'timestamptz', direction: 'asc' },
};

interface RefundableRow {
  method: PaymentMethod;
  status: PaymentStatus;
  amount_cents: number;
  refunded_cents: number;
  _own?: boolean;
}

@Resolver(() => Payment)
export class PaymentResolver {
  @Passthrough()
  @Query(() => Payment, {
    nullable: true,
    description: 'The payment with this id; null where none is visible to the viewer.',
  })
  payment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The payment.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('payments.read').one(paymentReads, id, info);
  }

  @Passthrough()
  @Query(() => PaymentConnection, { description: 'A page of payments on all invoices, including voided ones.' })
  payments(
    @Ctx() context: Context,
    @Arg('filter', () => PaymentFilter, { nullable: true, description: 'Selects payments; all by default.' })
    filter: PaymentFilter | null,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const condition = paymentCondition(filter ?? {});
    const order = sorts[sort ?? 'NEWEST'];
    return context.reads('payments.read').page(paymentReads, { condition }, order, page, info);
  }

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
      'Records money taken outside the app. An amount above the balance fails with VALIDATION_FAILED, naming the balance.',
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
    description: 'Voids a manually recorded payment, such as a bounced check. The invoice is owed again.',
  })
  async voidPayment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The payment.' }) id: string,
    @Arg('reason', () => String, { description: 'The reason; at most 500 characters.' }) reason: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('payments.void').run(voidPayment, id, parseInput(voidPaymentReason, reason));
    return context.reads('payments.read').one(paymentReads, id, info);
  }
}

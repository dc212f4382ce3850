import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { COUNTED_PAYMENT_STATUSES } from '#domain/states/payment.ts';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';
import { expression, many } from '#server/platform/reads/shape.ts';
import { listed } from '#server/platform/reads/states.ts';
import { seesEarnings } from './payment.policy.ts';
import { paymentReads } from './payment.reads.ts';
import { Payment } from './payment.types.ts';

/* The payments of an invoice. Declared here because invoices may not import payments. */
Field(() => [Payment], { description: 'Its payments, oldest first, including voided ones.' })(
  Invoice.prototype,
  'payments',
);
ListSize(10)(Invoice.prototype, 'payments');
NeedsScope('payments.read')(Invoice.prototype, 'payments');
invoiceReads.fields.payments = many(() => paymentReads, 'invoice_id', 'received_at');

const counted = listed(COUNTED_PAYMENT_STATUSES);

invoiceReads.fields.earnings = expression(
  (t) => `(
  select json_build_object('receivedCents', received, 'feesCents', fees, 'netCents', received - fees) from (
    select coalesce(sum(p.amount_cents - p.refunded_cents) filter (where p.status in (${counted})), 0)::bigint as received,
      coalesce(sum(p.fee_cents), 0)::bigint as fees
    from payments p where p.business_id = ${t}.business_id and p.invoice_id = ${t}.id) e)`,
);

@ObjectType({ description: 'Money received for an invoice, after fees.', simpleResolvers: true })
class InvoiceEarnings {
  @Field(() => CentsScalar, { description: 'Cents received, including tips, less refunds.' })
  receivedCents!: number;

  @Field(() => CentsScalar, { description: "Stripe's fees in cents, as far as known." })
  feesCents!: number;

  @Field(() => CentsScalar, { description: 'receivedCents less feesCents.' })
  netCents!: number;
}

@Resolver(() => Invoice)
export class InvoicePaymentsResolver {
  @NeedsScope('reports.read')
  @FieldResolver(() => InvoiceEarnings, {
    nullable: true,
    description: 'Money received for it, after fees; null for roles that see no revenue.',
  })
  earnings(@Ctx() { actor }: Context, @Root() row: { earnings: InvoiceEarnings }): InvoiceEarnings | null {
    return seesEarnings(actor.grants) ? row.earnings : null;
  }
}

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

/* What was paid on an invoice. Payments build on invoices, so this field of Invoice is told here, where both are known. */
Field(() => [Payment], { description: 'What was paid on it, the earliest first; voided payments too.' })(
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

@ObjectType({ description: 'What an invoice has brought in.', simpleResolvers: true })
class InvoiceEarnings {
  @Field(() => CentsScalar, { description: 'All that came in, tips included, less what was given back.' })
  receivedCents!: number;

  @Field(() => CentsScalar, { description: 'What the processor keeps, as far as it has said so.' })
  feesCents!: number;

  @Field(() => CentsScalar, { description: 'What is left.' })
  netCents!: number;
}

@Resolver(() => Invoice)
export class InvoicePaymentsResolver {
  @NeedsScope('reports.read')
  @FieldResolver(() => InvoiceEarnings, {
    nullable: true,
    description: 'What it has brought in; null for roles that see no revenue.',
  })
  earnings(@Ctx() { actor }: Context, @Root() row: { earnings: InvoiceEarnings }): InvoiceEarnings | null {
    return seesEarnings(actor.grants) ? row.earnings : null;
  }
}

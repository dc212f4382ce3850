import { filter, pipe } from '@graphql-yoga/subscription';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { requireVisible } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import type { LiveActivity } from '#server/platform/live/transport.ts';
import { one, type ReadShape } from '#server/platform/reads/shape.ts';
import { paymentReads } from './payment.reads.ts';
import { Payment } from './payment.types.ts';

@ObjectType({
  description: 'A payment that was recorded or changed, with the current state of its invoice.',
  simpleResolvers: true,
})
class InvoicePaymentEvent {
  @NeedsScope('invoices.read')
  @Field(() => Invoice, { description: 'The invoice with its new balance.' })
  invoice!: Invoice;

  @NeedsScope('payments.read')
  @Field(() => Payment, { description: 'The payment.' })
  payment!: Payment;
}

const invoicePaymentReads: ReadShape = {
  table: 'payments',
  fields: { invoice: one(() => invoiceReads, 'invoice_id'), payment: one(() => paymentReads, 'id') },
};

interface SubscribeTo {
  args: { invoiceId?: string | null };
  context: Context;
}

@Resolver()
export class InvoicePaymentSubscription {
  @Subscription(() => InvoicePaymentEvent, {
    description: 'Emits each payment that is recorded or changed on the invoices of the business, or on one of them.',
    subscribe: async ({ args: { invoiceId }, context }: SubscribeTo) => {
      const { actor } = context.allowed('payments.read');
      const only = invoiceId && (await requireInvoice(context, actor, invoiceId));
      const isMeant = (activity: LiveActivity) =>
        activity.type.startsWith('payment.') && (!only || activity.invoiceId === only);
      return pipe(context.activities(actor), filter(isMeant));
    },
  })
  invoicePayment(
    @Ctx() context: Context,
    @Root() { paymentId }: LiveActivity,
    @Arg('invoiceId', () => ID, { nullable: true, description: 'Limits the events to this invoice.' })
    _invoiceId: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('payments.read').one(invoicePaymentReads, paymentId as string, info);
  }
}

/** Returns the invoice's id in canonical form. Throws NOT_FOUND. */
async function requireInvoice({ services }: Context, scope: Scope, id: string): Promise<string> {
  await requireVisible(services.database.em.getKysely(), scope, { table: 'invoices', id, thing: 'invoice' });
  return id.toLowerCase();
}

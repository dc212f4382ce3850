import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { Customer, customerReads } from '#server/features/customers/index.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { loadWithSiblings } from '#server/platform/graphql/siblings.ts';
import { computedFrom } from '#server/platform/reads/shape.ts';
import { invoiceCondition } from './invoice.filter.ts';
import { invoiceReads } from './invoice.reads.ts';
import { type InvoiceSort, invoiceSorts } from './invoice.sorts.ts';
import { InvoiceConnection, InvoiceFilter, InvoiceSortEnum } from './invoice.types.ts';

/* Declared here because invoices build on customers, which must not import invoices. */
customerReads.fields.invoices = computedFrom('id');

@Resolver(() => Customer)
export class CustomerInvoicesResolver {
  @NeedsScope('invoices.read')
  @FieldResolver(() => InvoiceConnection, { description: 'A page of the invoices to this customer.' })
  invoices(
    @Ctx() context: Context,
    @Root() { id }: { id: string },
    @Arg('filter', () => InvoiceFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: InvoiceFilter | null,
    @Arg('sort', () => InvoiceSortEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: InvoiceSort | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('invoices.read');
    return loadWithSiblings(context, info, id, async (ids) => {
      const condition = await invoiceCondition(filter ?? {}, context.actor, context.services.database.em.getKysely());
      const owners = { column: 't.customer_id', ids };
      return reads.pageOfEach(invoiceReads, owners, condition, invoiceSorts[sort ?? 'NEWEST'], page, info);
    });
  }
}

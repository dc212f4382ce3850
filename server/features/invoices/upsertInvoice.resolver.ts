import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { InvoiceEntity } from '#db/entities/index.ts';
import { createInvoiceInput, type UpdateInvoice, updateInvoiceInput } from '#domain/inputs/invoice.ts';
import { upsertArguments } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { requireSameCustomer } from '#server/features/customers/index.ts';
import { upsert } from '#server/platform/commands/externalIds.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExternalId, Upserted } from '#server/platform/graphql/externalId.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { createInvoice } from './commands/createInvoice.ts';
import { updateInvoice } from './commands/updateInvoice.ts';

import { invoiceReads } from './invoice.reads.ts';
import { CreateInvoiceInput, Invoice } from './invoice.types.ts';

@ObjectType({ description: 'The outcome of upsertInvoice.', simpleResolvers: true })
class UpsertedInvoice extends Upserted {
  /** The id of the invoice, resolved as `invoice`. */
  id!: string;
}

@Resolver(() => UpsertedInvoice)
export class UpsertInvoiceResolver {
  @Mutation(() => UpsertedInvoice, {
    description:
      'Creates an invoice, or updates the one with this external id as updateInvoice does: omitted fields stay unchanged. The customer of an invoice cannot change.',
  })
  async upsertInvoice(
    @Ctx() context: Context,
    @ExternalId() externalId: string,
    @Arg('input', () => CreateInvoiceInput, { description: 'The invoice.' }) input: CreateInvoiceInput,
  ): Promise<UpsertedInvoice> {
    const allowed = context.allowed('invoices.create');
    const given = { ...input, ...parseInput(upsertArguments, { externalId }) };
    const created = parseInput(createInvoiceInput, given);
    const changes = parseInput(updateInvoiceInput, given);

    return upsert(
      () => allowed.run(createInvoice, created),
      (id) => context.allowed('invoices.update').run(updateFor, created.customerId, id, changes),
    );
  }

  @NeedsScope('invoices.read')
  @FieldResolver(() => Invoice, { description: 'The invoice.' })
  invoice(@Ctx() context: Context, @Root() { id }: UpsertedInvoice, @Info() info: GraphQLResolveInfo) {
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }
}

/** Updates the invoice of a customer. Throws VALIDATION_FAILED if it is for another one. */
async function updateFor(work: Work, customerId: string, id: string, changes: UpdateInvoice): Promise<void> {
  requireSameCustomer(await work.find(InvoiceEntity, id, 'invoice'), customerId);
  await updateInvoice(work, id, changes);
}

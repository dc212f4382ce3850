import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createInvoiceInput, updateInvoiceInput, writeOffReason } from '#domain/inputs/invoice.ts';
import { idempotencyKey } from '#domain/inputs/text.ts';
import type { InvoiceAction, InvoiceStatus } from '#domain/states/invoice.ts';
import { parseInput } from '#server/core/input.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { IdempotencyKey } from '#server/platform/graphql/idempotencyKey.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import { assignInvoice } from './commands/assignInvoice.ts';
import { createInvoice } from './commands/createInvoice.ts';
import { deleteInvoice } from './commands/deleteInvoice.ts';
import { duplicateInvoice } from './commands/duplicateInvoice.ts';
import { resendInvoice } from './commands/resendInvoice.ts';
import { sendInvoice } from './commands/sendInvoice.ts';
import { updateInvoice } from './commands/updateInvoice.ts';
import { voidInvoice } from './commands/voidInvoice.ts';
import { writeOffInvoice } from './commands/writeOffInvoice.ts';
import { invoiceCondition, invoiceCount } from './invoice.filter.ts';
import { invoiceActionsFor } from './invoice.policy.ts';
import { invoiceReads } from './invoice.reads.ts';
import { type InvoiceSort, invoiceSorts } from './invoice.sorts.ts';
import {
  CreateInvoiceInput,
  Invoice,
  InvoiceConnection,
  InvoiceFilter,
  InvoiceSortEnum,
  UpdateInvoiceInput,
} from './invoice.types.ts';

@Resolver(() => Invoice)
export class InvoiceResolver {
  @Passthrough()
  @Query(() => Invoice, { nullable: true, description: 'One invoice; null where no visible one has this id.' })
  invoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Passthrough()
  @Query(() => InvoiceConnection, { description: 'A page of invoices.' })
  async invoices(
    @Ctx() context: Context,
    @Arg('filter', () => InvoiceFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: InvoiceFilter | null,
    @Arg('sort', () => InvoiceSortEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: InvoiceSort | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('invoices.read');
    const condition = await invoiceCondition(filter ?? {}, context.actor, context.services.database.em.getKysely());
    const count = invoiceCount(filter ?? {}, context.actor);
    return reads.page(invoiceReads, { condition, count }, invoiceSorts[sort ?? 'NEWEST'], page, info);
  }

  @FieldResolver()
  actions(
    @Ctx() context: Context,
    @Root() row: { status: InvoiceStatus; paid_cents: number; balance_cents: number; _own?: boolean },
  ): InvoiceAction[] {
    const money = { paidCents: row.paid_cents, balanceCents: row.balance_cents };
    return invoiceActionsFor(context.actor.grants, row.status, money, row._own);
  }

  @Mutation(() => Invoice, {
    description: 'Creates a draft invoice, which the customer cannot see until it is sent.',
  })
  async createInvoice(
    @Ctx() context: Context,
    @Arg('input', () => CreateInvoiceInput, { description: 'The new invoice.' }) input: CreateInvoiceInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await context.allowed('invoices.create').run(createInvoice, parseInput(createInvoiceInput, input));
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, {
    description: 'Changes a draft; omitted fields stay unchanged. A sent invoice is voided and duplicated instead.',
  })
  async updateInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Arg('input', () => UpdateInvoiceInput, { description: 'The changed fields.' }) input: UpdateInvoiceInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const changes = parseInput(updateInvoiceInput, input);
    await context.allowed('invoices.update').run(updateInvoice, id, changes, expectedVersion);
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, {
    description: 'Issues a draft today, sets its due date, and mails it to its customer or marks it as given by hand.',
  })
  async sendInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Arg('byHand', () => Boolean, {
      defaultValue: false,
      description: 'Marks it as given by hand: no email is sent, and no email address is needed.',
    })
    byHand: boolean,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('invoices.send').run(sendInvoice, id, byHand);
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, { description: 'Resends an unpaid invoice unchanged.' })
  async resendInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('invoices.send').run(resendInvoice, id);
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, {
    description: 'Voids an invoice without payments. Its portal link stops working; its number is not reused.',
  })
  async voidInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('invoices.void').run(voidInvoice, id);
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, { description: 'Writes off the balance; payments stay.' })
  async writeOffInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Arg('reason', () => String, { description: 'The reason; at most 500 characters.' }) reason: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('invoices.writeOff').run(writeOffInvoice, id, parseInput(writeOffReason, reason));
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, {
    description:
      'Assigns an invoice to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all invoices.',
  })
  async assignInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
    @Arg('memberId', () => ID, { nullable: true, description: 'The id of a colleague; null removes the assignment.' })
    memberId: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context
      .allowed('invoices.update')
      .reachingAll()
      .run(assignInvoice, id, memberId ?? null);
    return context.reads('invoices.read').one(invoiceReads, id, info);
  }

  @Mutation(() => Invoice, { description: 'Copies an invoice to a new draft for the same customer.' })
  async duplicateInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice to copy.' }) id: string,
    @IdempotencyKey() key: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const copyId = await context.allowed('invoices.create').run(duplicateInvoice, id, parseInput(idempotencyKey, key));
    return context.reads('invoices.read').one(invoiceReads, copyId, info);
  }

  @Mutation(() => Boolean, { description: 'Deletes a draft; the next invoice gets its number.' })
  async deleteInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invoice.' }) id: string,
  ): Promise<boolean> {
    await context.allowed('invoices.delete').run(deleteInvoice, id);
    return true;
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createQuoteInput, updateQuoteInput } from '#domain/inputs/quote.ts';
import { idempotencyKey } from '#domain/inputs/text.ts';
import type { QuoteAction, QuoteStatus } from '#domain/states/quote.ts';
import { parseInput } from '#server/core/input.ts';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { IdempotencyKey } from '#server/platform/graphql/idempotencyKey.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import { assignQuote } from './commands/assignQuote.ts';
import { convertQuoteToInvoice } from './commands/convertQuoteToInvoice.ts';
import { createQuote } from './commands/createQuote.ts';
import { deleteQuote } from './commands/deleteQuote.ts';
import { duplicateQuote } from './commands/duplicateQuote.ts';
import { resendQuote } from './commands/resendQuote.ts';
import { sendQuote } from './commands/sendQuote.ts';
import { updateQuote } from './commands/updateQuote.ts';
import { voidQuote } from './commands/voidQuote.ts';
import { driveOf } from './driveOf.ts';
import { quoteCondition, quoteCount } from './quote.filter.ts';
import { quoteActionsFor } from './quote.policy.ts';
import { quoteReads } from './quote.reads.ts';
import { type QuoteSort, quoteSorts } from './quote.sorts.ts';
import {
  CreateQuoteInput,
  Quote,
  QuoteConnection,
  QuoteFilter,
  QuoteSortEnum,
  UpdateQuoteInput,
} from './quote.types.ts';

@Resolver(() => Quote)
export class QuoteResolver {
  @Passthrough()
  @Query(() => Quote, { nullable: true, description: 'One quote; null where no visible one has this id.' })
  quote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Passthrough()
  @Query(() => QuoteConnection, { description: 'A page of quotes.' })
  async quotes(
    @Ctx() context: Context,
    @Arg('filter', () => QuoteFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: QuoteFilter | null,
    @Arg('sort', () => QuoteSortEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: QuoteSort | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('quotes.read');
    const condition = await quoteCondition(filter ?? {}, context.actor, context.services.database.em.getKysely());
    const count = quoteCount(filter ?? {}, context.actor);
    return reads.page(quoteReads, { condition, count }, quoteSorts[sort ?? 'NEWEST'], page, info);
  }

  @FieldResolver()
  actions(
    @Ctx() context: Context,
    @Root() { actions: state, _own }: { actions: { status: QuoteStatus; hasInvoice: boolean }; _own?: boolean },
  ): QuoteAction[] {
    return quoteActionsFor(context.actor.grants, state, _own);
  }

  @Mutation(() => Quote, { description: 'Creates a draft quote, which the customer cannot see until it is sent.' })
  async createQuote(
    @Ctx() context: Context,
    @Arg('input', () => CreateQuoteInput, { description: 'The new quote.' }) input: CreateQuoteInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('quotes.create');
    const quote = parseInput(createQuoteInput, input);
    const id = await allowed.run(createQuote, quote, await driveOf(context, quote.travel));
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, {
    description:
      'Changes a quote that is a draft, has changes requested, or has expired; omitted fields stay unchanged. The customer sees the changes once it is sent.',
  })
  async updateQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Arg('input', () => UpdateQuoteInput, { description: 'The changed fields.' }) input: UpdateQuoteInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('quotes.update');
    const changes = parseInput(updateQuoteInput, input);
    await allowed.run(updateQuote, id, changes, await driveOf(context, changes.travel), expectedVersion);
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, {
    description:
      'Mails a quote to its customer or marks it as given by hand: a draft, a new revision after requested changes, or an expired quote, whose last day is extended if it has passed.',
  })
  async sendQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Arg('byHand', () => Boolean, {
      defaultValue: false,
      description: 'Marks it as given by hand: no email is sent, and no email address is needed.',
    })
    byHand: boolean,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('quotes.send').run(sendQuote, id, byHand);
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, { description: 'Resends an open quote unchanged.' })
  async resendQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('quotes.send').run(resendQuote, id);
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, { description: 'Voids a quote that was not accepted. Its portal link stops working.' })
  async voidQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('quotes.void').run(voidQuote, id);
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, {
    description:
      'Assigns a quote to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all quotes.',
  })
  async assignQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Arg('memberId', () => ID, { nullable: true, description: 'The id of a colleague; null removes the assignment.' })
    memberId: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context
      .allowed('quotes.update')
      .reachingAll()
      .run(assignQuote, id, memberId ?? null);
    return context.reads('quotes.read').one(quoteReads, id, info);
  }

  @Mutation(() => Quote, { description: 'Copies a quote to a new draft for the same customer, valid from today.' })
  async duplicateQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote to copy.' }) id: string,
    @IdempotencyKey() key: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const copyId = await context.allowed('quotes.create').run(duplicateQuote, id, parseInput(idempotencyKey, key));
    return context.reads('quotes.read').one(quoteReads, copyId, info);
  }

  @Mutation(() => Boolean, { description: 'Deletes a draft; the next quote gets its number.' })
  async deleteQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
  ): Promise<boolean> {
    await context.allowed('quotes.delete').run(deleteQuote, id);
    return true;
  }

  @Mutation(() => Invoice, {
    description:
      'Converts an accepted quote to a draft invoice with the selected lines. Repeating it returns the same invoice.',
  })
  async convertQuoteToInvoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The quote.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const invoiceId = await context.allowed('quotes.convert').run(convertQuoteToInvoice, id);
    return context.reads('invoices.read').one(invoiceReads, invoiceId, info);
  }
}

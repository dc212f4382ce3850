import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { QuoteEntity } from '#db/entities/index.ts';
import { createQuoteInput, type UpdateQuote, updateQuoteInput } from '#domain/inputs/quote.ts';
import { upsertArguments } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { requireSameCustomer } from '#server/features/customers/index.ts';
import { upsert } from '#server/platform/commands/externalIds.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Drive } from '#server/platform/geo/drives.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExternalId, Upserted } from '#server/platform/graphql/externalId.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { createQuote } from './commands/createQuote.ts';
import { updateQuote } from './commands/updateQuote.ts';
import { driveOf } from './driveOf.ts';
import { quoteReads } from './quote.reads.ts';
import { CreateQuoteInput, Quote } from './quote.types.ts';

@ObjectType({ description: 'The outcome of upsertQuote.', simpleResolvers: true })
class UpsertedQuote extends Upserted {
  /** The id of the quote, resolved as `quote`. */
  id!: string;
}

@Resolver(() => UpsertedQuote)
export class UpsertQuoteResolver {
  @Mutation(() => UpsertedQuote, {
    description:
      'Creates a quote, or updates the one with this external id as updateQuote does: omitted fields stay unchanged. The customer of a quote cannot change.',
  })
  async upsertQuote(
    @Ctx() context: Context,
    @ExternalId() externalId: string,
    @Arg('input', () => CreateQuoteInput, { description: 'The quote.' }) input: CreateQuoteInput,
  ): Promise<UpsertedQuote> {
    const allowed = context.allowed('quotes.create');
    const given = { ...input, ...parseInput(upsertArguments, { externalId }) };
    const created = parseInput(createQuoteInput, given);
    const changes = parseInput(updateQuoteInput, given);
    const drive = await driveOf(context, created.travel);
    return upsert(
      () => allowed.run(createQuote, created, drive),
      (id) => context.allowed('quotes.update').run(updateFor, created.customerId, id, changes, drive),
    );
  }

  @NeedsScope('quotes.read')
  @FieldResolver(() => Quote, { description: 'The quote.' })
  quote(@Ctx() context: Context, @Root() { id }: UpsertedQuote, @Info() info: GraphQLResolveInfo) {
    return context.reads('quotes.read').one(quoteReads, id, info);
  }
}

/** Updates the quote of a customer. Throws VALIDATION_FAILED if it is for another one. */
async function updateFor(
  work: Work,
  customerId: string,
  id: string,
  changes: UpdateQuote,
  drive: Drive | null,
): Promise<void> {
  requireSameCustomer(await work.find(QuoteEntity, id, 'quote'), customerId);
  await updateQuote(work, id, changes, drive);
}

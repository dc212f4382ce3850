import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { createCustomerInput, updateCustomerInput } from '#domain/inputs/customer.ts';
import { upsertArguments } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { upsert } from '#server/platform/commands/externalIds.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExternalId, Upserted } from '#server/platform/graphql/externalId.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { createCustomer } from './commands/createCustomer.ts';
import { updateCustomer } from './commands/updateCustomer.ts';

import { customerReads } from './customer.reads.ts';
import { CreateCustomerInput, Customer } from './customer.types.ts';

@ObjectType({ description: 'The outcome of upsertCustomer.', simpleResolvers: true })
class UpsertedCustomer extends Upserted {
  /** The id of the customer, resolved as `customer`. */
  id!: string;
}

@Resolver(() => UpsertedCustomer)
export class UpsertCustomerResolver {
  @Mutation(() => UpsertedCustomer, {
    description:
      'Creates a customer, or updates the one with this external id as updateCustomer does: omitted fields stay unchanged.',
  })
  async upsertCustomer(
    @Ctx() context: Context,
    @ExternalId() externalId: string,
    @Arg('input', () => CreateCustomerInput, { description: 'The customer.' }) input: CreateCustomerInput,
  ): Promise<UpsertedCustomer> {
    const allowed = context.allowed('customers.create');
    const given = { ...input, ...parseInput(upsertArguments, { externalId }) };
    const created = parseInput(createCustomerInput, given);
    const changes = parseInput(updateCustomerInput, given);

    return upsert(
      () => allowed.run(createCustomer, created),
      (id) => context.allowed('customers.update').run(updateCustomer, id, changes),
    );
  }

  @NeedsScope('customers.read')
  @FieldResolver(() => Customer, { description: 'The customer.' })
  customer(@Ctx() context: Context, @Root() { id }: UpsertedCustomer, @Info() info: GraphQLResolveInfo) {
    return context.reads('customers.read').one(customerReads, id, info);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createCustomerInput, importCustomersInput, updateCustomerInput } from '#domain/inputs/customer.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { HandsOn } from '#server/platform/reads/jsonText.ts';
import { archiveCustomer } from './commands/archiveCustomer.ts';
import { assignCustomer } from './commands/assignCustomer.ts';
import { createCustomer } from './commands/createCustomer.ts';
import { importCustomers } from './commands/importCustomers.ts';
import { restoreCustomer } from './commands/restoreCustomer.ts';
import { undoCustomerImport } from './commands/undoCustomerImport.ts';
import { updateCustomer } from './commands/updateCustomer.ts';
import { listedCustomers } from './customer.filter.ts';
import { type CustomerAction, customerActions } from './customer.policy.ts';
import { customerReads } from './customer.reads.ts';
import { type CustomerSort, customerSorts } from './customer.sorts.ts';
import {
  CreateCustomerInput,
  Customer,
  CustomerConnection,
  CustomerFilter,
  CustomerImport,
  CustomerMatch,
  CustomerSortEnum,
  ImportCustomersInput,
  UndoneCustomerImport,
  UpdateCustomerInput,
} from './customer.types.ts';
import { matchCustomers } from './matchCustomers.ts';

@Resolver(() => Customer)
export class CustomerResolver {
  @HandsOn()
  @Query(() => Customer, { nullable: true, description: 'One customer; null where the business has none such.' })
  customer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @HandsOn()
  @Query(() => CustomerConnection, { description: 'A page of customers.' })
  async customers(
    @Ctx() context: Context,
    @Arg('filter', () => CustomerFilter, { nullable: true, description: 'Which ones.' }) filter: CustomerFilter | null,
    @Arg('sort', () => CustomerSortEnum, { nullable: true, description: 'By NAME where left out.' })
    sort: CustomerSort | null,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 100; 25 where left out.' }) first:
      | number
      | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on from.' }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('customers.read');
    const order = sort ?? 'NAME';
    const listed = await listedCustomers(
      filter ?? {},
      { sort: order, first, after },
      context.actor,
      context.services.database.em.getKysely(),
    );
    return reads.page(customerReads, listed, customerSorts[order], { first, after }, info);
  }

  @FieldResolver()
  actions(@Ctx() context: Context, @Root() row: { archived_at: string | null; _own?: boolean }): CustomerAction[] {
    return customerActions(context.actor.grants, row.archived_at !== null, row._own);
  }

  @Mutation(() => Customer, { description: 'Adds a customer.' })
  async createCustomer(
    @Ctx() context: Context,
    @Arg('input', () => CreateCustomerInput, { description: 'The new customer.' }) input: CreateCustomerInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await context.allowed('customers.create').run(createCustomer, parseInput(createCustomerInput, input));
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, { description: 'Changes a customer; what is left out stays.' })
  async updateCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Arg('input', () => UpdateCustomerInput, { description: 'What changes.' }) input: UpdateCustomerInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const changes = parseInput(updateCustomerInput, input);
    await context.allowed('customers.update').run(updateCustomer, id, changes, expectedVersion);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, {
    description:
      'Gives a customer to somebody of the team, as whose own work it then counts; null takes it back. For roles that may change everybody’s.',
  })
  async assignCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Arg('memberId', () => ID, { nullable: true, description: 'Who: a colleague’s id.' }) memberId: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context
      .allowed('customers.update')
      .reachingAll()
      .run(assignCustomer, id, memberId ?? null);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, {
    description: 'Takes a customer out of the lists; nothing of theirs is lost. Doing so twice is fine.',
  })
  async archiveCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('customers.archive').run(archiveCustomer, id);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, { description: 'Takes an archived customer back into the lists. Doing so twice is fine.' })
  async restoreCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('customers.archive').run(restoreCustomer, id);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => CustomerImport, {
    description:
      'Adds many customers: all of them, or, where one row is not right, none. Errors name their rows: rows.3.email. Rows of customers who are there already are added, skipped, or update them, as chosen.',
  })
  async importCustomers(
    @Ctx() context: Context,
    @Arg('input', () => ImportCustomersInput, { description: 'The rows.' }) input: ImportCustomersInput,
  ): Promise<CustomerImport> {
    const parsed = parseInput(importCustomersInput, input);
    if ([parsed.existing, ...(parsed.choices ?? [])].includes('UPDATE'))
      context.allowed('customers.update').reachingAll();
    return context.allowed('customers.create').run(importCustomers, parsed);
  }

  @Query(() => [CustomerMatch], {
    description: 'The customers who are there already for rows of an import, by email, phone, or name and ZIP code.',
  })
  customerMatches(
    @Ctx() context: Context,
    @Arg('rows', () => [CreateCustomerInput], { description: 'The rows, 1 to 10,000.' }) rows: CreateCustomerInput[],
  ): Promise<CustomerMatch[]> {
    const { actor } = context.allowed('customers.read');
    const parsed = parseInput(importCustomersInput, { rows });
    return matchCustomers(context.services.database.em.getKysely(), actor, parsed.rows);
  }

  @Mutation(() => UndoneCustomerImport, {
    description:
      'Takes an import back, whole: customers whom it added are removed, those whom it changed get back what they had. Whoever was changed since, or has a quote or an invoice, stays.',
  })
  undoCustomerImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<UndoneCustomerImport> {
    return context.allowed('customers.archive').reachingAll().run(undoCustomerImport, id);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createCustomerInput, importCustomersInput, updateCustomerInput } from '#domain/inputs/customer.ts';
import { parseInput } from '#server/core/input.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
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
  PastCustomerImport,
  UndoneCustomerImport,
  UpdateCustomerInput,
} from './customer.types.ts';
import { matchCustomers } from './matchCustomers.ts';
import { pastImports } from './pastImports.ts';

@Resolver(() => Customer)
export class CustomerResolver {
  @Passthrough()
  @Query(() => Customer, { nullable: true, description: 'One customer; null where no visible one has this id.' })
  customer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Passthrough()
  @Query(() => CustomerConnection, { description: 'A page of customers.' })
  async customers(
    @Ctx() context: Context,
    @Arg('filter', () => CustomerFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: CustomerFilter | null,
    @Arg('sort', () => CustomerSortEnum, { nullable: true, description: 'Sort order; NAME by default.' })
    sort: CustomerSort | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('customers.read');
    const order = sort ?? 'NAME';
    const listed = await listedCustomers(filter ?? {}, order, context.actor, context.services.database.em.getKysely());
    return reads.page(customerReads, listed, customerSorts[order], page, info);
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

  @Mutation(() => Customer, { description: 'Changes a customer; omitted fields stay unchanged.' })
  async updateCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Arg('input', () => UpdateCustomerInput, { description: 'The changed fields.' }) input: UpdateCustomerInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const changes = parseInput(updateCustomerInput, input);
    await context.allowed('customers.update').run(updateCustomer, id, changes, expectedVersion);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, {
    description:
      'Assigns a customer to a member, for whom it then counts as within the scope `own`; null removes the assignment. Requires the permission for all customers.',
  })
  async assignCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Arg('memberId', () => ID, { nullable: true, description: 'The id of a colleague; null removes the assignment.' })
    memberId: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context
      .allowed('customers.update')
      .reachingAll()
      .run(assignCustomer, id, memberId ?? null);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, {
    description: 'Archives a customer: hides them from lists without deleting anything. Idempotent.',
  })
  async archiveCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The customer.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('customers.archive').run(archiveCustomer, id);
    return context.reads('customers.read').one(customerReads, id, info);
  }

  @Mutation(() => Customer, { description: 'Restores an archived customer. Idempotent.' })
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
      'Imports customers, all or none: one invalid row rejects the import. Error paths name the row: rows.3.email. Rows that match an existing customer are added, skipped or update it, as chosen.',
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
    description: 'Existing customers that match rows of an import by email, phone, or name and ZIP code.',
  })
  customerMatches(
    @Ctx() context: Context,
    @Arg('rows', () => [CreateCustomerInput], { description: 'The rows, 1 to 10,000.' }) rows: CreateCustomerInput[],
  ): Promise<CustomerMatch[]> {
    const { actor } = context.allowed('customers.read');
    const parsed = parseInput(importCustomersInput, { rows });
    return matchCustomers(context.services.database.em.getKysely(), actor, parsed.rows);
  }

  @Query(() => [PastCustomerImport], {
    description: 'The last imports that undoCustomerImport can still undo, newest first, at most 10.',
  })
  customerImports(@Ctx() context: Context): Promise<PastCustomerImport[]> {
    const { actor } = context.allowed('customers.archive').reachingAll();
    return pastImports(context.services.database.em.getKysely(), actor);
  }

  @Mutation(() => UndoneCustomerImport, {
    description:
      'Undoes an import: removes the customers that it added and restores the earlier values of those it changed. Customers changed since, or with a quote or an invoice, stay.',
  })
  undoCustomerImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<UndoneCustomerImport> {
    return context.allowed('customers.archive').reachingAll().run(undoCustomerImport, id);
  }
}

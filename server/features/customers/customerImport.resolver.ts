import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { customerReads } from './customer.reads.ts';
import { customerSorts } from './customer.sorts.ts';
import { CustomerConnection, CustomerImport } from './customer.types.ts';

@Resolver(() => CustomerImport)
export class CustomerImportResolver {
  @NeedsScope('customers.read')
  @FieldResolver(() => CustomerConnection, {
    description:
      'A page of the customers that the import added, in the order of their rows, or changed; oldest first. Empty once the import was undone.',
  })
  customers(
    @Ctx() context: Context,
    @Root() { id }: CustomerImport,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const condition = sql`exists (select from customer_import_rows r
      where r.business_id = t.business_id and r.import_id = ${id} and r.customer_id = t.id)`;
    return context.reads('customers.read').page(customerReads, { condition }, customerSorts.OLDEST, page, info);
  }
}

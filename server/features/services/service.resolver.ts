import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { createServiceInput, updateServiceInput } from '#domain/inputs/service.ts';
import { parseInput } from '#server/core/input.ts';
import { hasExternalId } from '#server/platform/commands/externalIds.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { allOf, isOfTime } from '#server/platform/reads/conditions.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import { archiveService } from './commands/archiveService.ts';
import { createService } from './commands/createService.ts';
import { restoreService } from './commands/restoreService.ts';
import { updateService } from './commands/updateService.ts';
import { serviceReads } from './service.reads.ts';
import { CreateServiceInput, Service, ServiceFilter, UpdateServiceInput } from './service.types.ts';

@Resolver(() => Service)
export class ServiceResolver {
  @Passthrough()
  @Query(() => [Service], { description: 'The price list, in its order.' })
  services(
    @Ctx() context: Context,
    @Arg('includeArchived', () => Boolean, {
      nullable: true,
      description: 'Whether to include archived entries; false by default.',
    })
    includeArchived: boolean | null,
    @Arg('filter', () => ServiceFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: ServiceFilter | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = allOf(
      !includeArchived && sql`t.archived_at is null`,
      hasExternalId(filter?.externalId),
      isOfTime(filter ?? {}),
    );
    return context.reads('services.read').list(serviceReads, where, 't.position, t.id', info);
  }

  @Mutation(() => Service, { description: 'Adds an entry to the price list.' })
  async createService(
    @Ctx() context: Context,
    @Arg('input', () => CreateServiceInput, { description: 'The new entry.' }) input: CreateServiceInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await context.allowed('services.manage').run(createService, parseInput(createServiceInput, input));
    return context.reads('services.read').one(serviceReads, id, info);
  }

  @Mutation(() => Service, { description: 'Changes an entry of the price list; omitted fields stay unchanged.' })
  async updateService(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
    @Arg('input', () => UpdateServiceInput, { description: 'The changed fields.' }) input: UpdateServiceInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const changes = parseInput(updateServiceInput, input);
    await context.allowed('services.manage').run(updateService, id, changes, expectedVersion);
    return context.reads('services.read').one(serviceReads, id, info);
  }

  @Mutation(() => Service, {
    description: 'Removes an entry from the price list. Existing quotes and invoices are not affected.',
  })
  async archiveService(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('services.manage').run(archiveService, id);
    return context.reads('services.read').one(serviceReads, id, info);
  }

  @Mutation(() => Service, { description: 'Restores an entry to the price list.' })
  async restoreService(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('services.manage').run(restoreService, id);
    return context.reads('services.read').one(serviceReads, id, info);
  }
}

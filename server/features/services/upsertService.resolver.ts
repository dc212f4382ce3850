import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { createServiceInput, updateServiceInput } from '#domain/inputs/service.ts';
import { upsertArguments } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { upsert } from '#server/platform/commands/externalIds.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExternalId, Upserted } from '#server/platform/graphql/externalId.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { createService } from './commands/createService.ts';
import { updateService } from './commands/updateService.ts';

import { serviceReads } from './service.reads.ts';
import { CreateServiceInput, Service } from './service.types.ts';

@ObjectType({ description: 'The outcome of upsertService.', simpleResolvers: true })
class UpsertedService extends Upserted {
  /** The id of the service, resolved as `service`. */
  id!: string;
}

@Resolver(() => UpsertedService)
export class UpsertServiceResolver {
  @Mutation(() => UpsertedService, {
    description:
      'Creates a service, or updates the one with this external id as updateService does, where a field that is left out stays as it is.',
  })
  async upsertService(
    @Ctx() context: Context,
    @ExternalId() externalId: string,
    @Arg('input', () => CreateServiceInput, { description: 'The service.' }) input: CreateServiceInput,
  ): Promise<UpsertedService> {
    const allowed = context.allowed('services.manage');
    const given = { ...input, ...parseInput(upsertArguments, { externalId }) };
    const created = parseInput(createServiceInput, given);
    const changes = parseInput(updateServiceInput, given);

    return upsert(
      () => allowed.run(createService, created),
      (id) => context.allowed('services.manage').run(updateService, id, changes),
    );
  }

  @NeedsScope('services.read')
  @FieldResolver(() => Service, { description: 'The service.' })
  service(@Ctx() context: Context, @Root() { id }: UpsertedService, @Info() info: GraphQLResolveInfo) {
    return context.reads('services.read').one(serviceReads, id, info);
  }
}

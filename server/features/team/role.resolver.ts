import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { roleInput } from '#domain/inputs/team.ts';
import { idempotencyKey } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { IdempotencyKey } from '#server/platform/graphql/idempotencyKey.ts';
import { createRole } from './commands/createRole.ts';
import { deleteRole } from './commands/deleteRole.ts';
import { updateRole } from './commands/updateRole.ts';
import { readRoles } from './team.reads.ts';
import { RoleInput, TeamRole, TeamRoles } from './team.types.ts';

/** The roles of a business. */
@Resolver()
export class RoleResolver {
  @Query(() => TeamRoles, { description: 'All roles of the business, predefined and custom.' })
  teamRoles(@Ctx() context: Context): Promise<TeamRoles> {
    return readRoles(context.services.database, context.allowed('roles.read').asPerson().actor);
  }

  @Mutation(() => TeamRole, {
    description:
      'Creates a custom role. Requires the Premium plan. FORBIDDEN where it has permissions that the caller does not have.',
  })
  async createRole(
    @Ctx() context: Context,
    @Arg('input', () => RoleInput, { description: 'The role.' }) input: RoleInput,
    @IdempotencyKey() key: string | null,
  ): Promise<TeamRole> {
    const role = parseInput(roleInput, input);
    const id = await manages(context).run(createRole, role, parseInput(idempotencyKey, key));
    return roleOf(context, id);
  }

  @Mutation(() => TeamRole, { description: 'Changes a custom role for all its members, effective at once.' })
  async updateRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Arg('input', () => RoleInput, { description: 'The new values.' }) input: RoleInput,
    @ExpectedVersion() expectedVersion: number | null,
  ): Promise<TeamRole> {
    await manages(context).run(updateRole, id, parseInput(roleInput, input), expectedVersion);
    return roleOf(context, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a custom role. INVALID_STATE where a member or an invitation has it.',
  })
  async deleteRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
  ): Promise<boolean> {
    await manages(context).run(deleteRole, id);
    return true;
  }
}

const manages = (context: Context) => context.allowed('roles.manage').asPerson();

async function roleOf({ services, member }: Context, id: string): Promise<TeamRole> {
  const { all } = await readRoles(services.database, member);
  return all.find((one) => one.id === id.toLowerCase())!;
}

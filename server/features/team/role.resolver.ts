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

/** What people in the business may be. */
@Resolver()
export class RoleResolver {
  @Query(() => TeamRoles, { description: 'Every role that somebody in the business can have.' })
  teamRoles(@Ctx() context: Context): Promise<TeamRoles> {
    return readRoles(context.services.database, context.allowed('roles.read').asPerson().actor);
  }

  @Mutation(() => TeamRole, {
    description: 'Makes a role of their own: part of Premium. Nobody gives what they do not have themselves.',
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

  @Mutation(() => TeamRole, { description: 'Changes a role, for everybody who has it and at once.' })
  async updateRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Arg('input', () => RoleInput, { description: 'What it is from now on.' }) input: RoleInput,
    @ExpectedVersion() expectedVersion: number | null,
  ): Promise<TeamRole> {
    await manages(context).run(updateRole, id, parseInput(roleInput, input), expectedVersion);
    return roleOf(context, id);
  }

  @Mutation(() => Boolean, { description: 'Deletes a role that nobody has. INVALID_STATE where somebody does.' })
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

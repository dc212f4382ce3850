import { grantsOf, type Permission, ROLES, type Role, type Scope } from '#domain/permissions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addMember, signInAs, type TestMember } from '#tests/support/members.ts';
import { anyNetwork, GraphQLPerson } from '#tests/support/person.ts';

/** Somebody who may ask a business's API. */
export interface Asker {
  name: string;
  isMember: boolean;
  /** How far a permission of theirs reaches; undefined where they do not have it. */
  reach(permission: Permission): Scope | undefined;
  /** A device of theirs on which nothing was done yet; their last proof of who they are is too long ago. */
  device(): Promise<GraphQLPerson>;
}

const PROVEN_LONG_AGO_MINUTES = 60;

const anonymous = (app: TestApp): Asker => ({
  name: 'anonymous',
  isMember: false,
  reach: () => undefined,
  device: async () => new GraphQLPerson(app.address, undefined, undefined, anyNetwork()),
});

function inRole(app: TestApp, member: TestMember, role: Role): Asker {
  return {
    name: role,
    isMember: true,
    reach: (permission) => grantsOf(role)[permission],
    device: () => signInAs(app, member, PROVEN_LONG_AGO_MINUTES),
  };
}

/** Everybody whose rights in the owner's business differ. */
export async function askersOf(app: TestApp, owner: TestMember): Promise<Asker[]> {
  const team = ROLES.filter((role) => role !== 'OWNER').map(async (role) =>
    inRole(app, await addMember(app, owner.businessId, role), role),
  );
  return [anonymous(app), inRole(app, owner, 'OWNER'), ...(await Promise.all(team))];
}

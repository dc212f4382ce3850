import { grantsOf, type Permission, ROLES, type Role, type Scope } from '#domain/permissions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addMember, signInAs } from '#tests/support/members.ts';
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

async function inRole(app: TestApp, businessId: string, role: Role): Promise<Asker> {
  const member = await addMember(app, businessId, role);
  return {
    name: role,
    isMember: true,
    reach: (permission) => grantsOf(role)[permission],
    device: () => signInAs(app, member, PROVEN_LONG_AGO_MINUTES),
  };
}

/** Everybody whose rights differ. */
export const askersOf = async (app: TestApp, businessId: string): Promise<Asker[]> => [
  anonymous(app),
  ...(await Promise.all(ROLES.map((role) => inRole(app, businessId, role)))),
];

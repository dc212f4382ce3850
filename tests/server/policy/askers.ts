import { KEY_SCOPES, withNeeded } from '#domain/apiKeys/scopes.ts';
import {
  completeGrants,
  type Grants,
  grantsOf,
  type Permission,
  ROLES,
  type Role,
  type Scope,
} from '#domain/permissions.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { addMember, signInAs, type TestMember } from '#tests/support/members.ts';
import { anyNetwork, GraphQLPerson } from '#tests/support/person.ts';
import { CREATE_ROLE } from '#tests/support/team.ts';
import type { Row } from './table.ts';

/** Somebody who may ask a business's API, or a program. */
export interface Asker {
  name: string;
  kind: 'anonymous' | 'member' | 'key';
  /** How far a permission of theirs reaches; undefined where they do not have it. */
  reach(permission: Permission): Scope | undefined;
  /** A device of theirs on which nothing was done yet; their last proof of who they are is too long ago. */
  device(): Promise<GraphQLPerson>;
}

interface Node {
  address: string;
}

const PROVEN_LONG_AGO_MINUTES = 60;
const KEYS_AT_A_NODE = 6;

const anonymous = (app: TestApp): Asker => ({
  name: 'anonymous',
  kind: 'anonymous',
  reach: () => undefined,
  device: async () => new GraphQLPerson(app.address, undefined, undefined, anyNetwork()),
});

const withGrants = (app: TestApp, name: string, member: TestMember, grants: Grants): Asker => ({
  name,
  kind: 'member',
  reach: (permission) => grants[permission],
  device: () => signInAs(app, member, PROVEN_LONG_AGO_MINUTES),
});

const inRole = (app: TestApp, member: TestMember, role: Role) => withGrants(app, role, member, grantsOf(role));

/** What roles that a business makes may be like: narrow, and some of it with one's own alone. */
const OWN_ROLES: Record<string, Grants> = {
  Estimator: { 'quotes.create': 'own', 'customers.update': 'all' },
  Collector: { 'payments.record': 'own', 'reports.read': 'all' },
  Watcher: { 'audit.read': 'all', 'team.read': 'all' },
};

async function inOwnRole(app: TestApp, owner: GraphQLPerson, businessId: string, name: string): Promise<Asker> {
  const grants = completeGrants(OWN_ROLES[name]!);
  const input = { name, grants: Object.entries(grants).map(([permission, scope]) => ({ permission, scope })) };
  const { createRole } = await owner.ask(CREATE_ROLE, { input });
  return withGrants(app, name, await addMember(app, businessId, { id: createRole.id, grants }), grants);
}

/** A program whose key has some scopes, and what these are nothing without. */
export async function withScopes(
  address: string,
  owner: GraphQLPerson,
  name: string,
  given: readonly Permission[],
): Promise<Asker> {
  const { text } = await programOf(owner, { name, scopes: given });
  const scopes = withNeeded([...given]);
  return {
    name: `a key for ${name}`,
    kind: 'key',
    reach: (permission) => (scopes.includes(permission) ? 'all' : undefined),
    device: async () => new GraphQLPerson(address, undefined, text, anyNetwork()),
  };
}

/**
 * What keys of one scope each may do, a few of them at a time: a node counts a business's requests for itself, and answers no
 * more of them than it may in a minute.
 */
export async function forEachScope(
  app: TestApp,
  owner: TestMember,
  ask: (askers: Asker[], node: Node) => Promise<void>,
): Promise<void> {
  const device = await signInAs(app, owner);
  for (let index = 0; index < KEY_SCOPES.length; index += KEYS_AT_A_NODE) {
    const node = await openApp(app.databaseUrl);
    const askers: Asker[] = [];
    for (const scope of KEY_SCOPES.slice(index, index + KEYS_AT_A_NODE))
      askers.push(await withScopes(node.address, device, scope, [scope]));
    await ask(askers, node);
    await node.close();
  }
}

/** Everybody whose rights in the owner's business differ. */
export async function askersOf(app: TestApp, owner: TestMember): Promise<Asker[]> {
  const device = await signInAs(app, owner);
  const roles = ROLES.filter((role) => role !== 'OWNER').map(async (role) =>
    inRole(app, await addMember(app, owner.businessId, role), role),
  );
  const ownRoles = Object.keys(OWN_ROLES).map((name) => inOwnRole(app, device, owner.businessId, name));
  return [anonymous(app), inRole(app, owner, 'OWNER'), ...(await Promise.all([...roles, ...ownRoles]))];
}

/** What somebody is refused for, going by the row; undefined where they are let in. */
export function refusalOf({ who, stepUp, ofAll, ofPeople, keysNeed, ids = {} }: Row, asker: Asker): string | undefined {
  if (who === 'PUBLIC' || who === 'PORTAL') return undefined;
  if (asker.kind === 'anonymous') return 'UNAUTHENTICATED';
  if (asker.kind === 'key' && ((who === 'MEMBER' && !keysNeed) || ofPeople)) return 'FORBIDDEN';
  const reach = who === 'MEMBER' ? 'all' : asker.reach(who);
  if (!reach || (ofAll && reach === 'own')) return 'FORBIDDEN';
  if (asker.kind === 'key' && keysNeed && !asker.reach(keysNeed)) return 'FORBIDDEN';
  if (stepUp && asker.kind === 'member') return 'STEP_UP_REQUIRED';
  // Nothing of all this is their own.
  const isAnothers = Object.values(ids).some((cell) => cell.endsWith('→ NOT_FOUND'));
  return reach === 'own' && isAnothers ? 'NOT_FOUND' : undefined;
}

import type { Grants, MemberRole } from '#domain/permissions.ts';

/** The business whose rows a read or write is restricted to. */
export interface Scope {
  businessId: string;
}

/** A viewer with permissions in one business. */
interface WithRights extends Scope {
  grants: Grants;
}

/** A signed-in person, acting for one business. */
export interface Member extends WithRights {
  kind: 'member';
  userId: string;
  sessionId: string;
  role: MemberRole;
  /** Version of the member's rights when the token was issued. */
  rights: number;
}

/** A program that acts for one business with an API key. */
export interface ApiKey extends WithRights {
  kind: 'key';
  keyId: string;
}

/** A viewer whose rights come from grants. */
export type Actor = Member | ApiKey;

export const hasRights = (viewer: Viewer): viewer is Actor => 'grants' in viewer;

/** The bearer of a portal link: may see one quote or invoice of one business. */
export interface PortalVisitor extends Scope {
  kind: 'portal';
}

/** Whorl itself, running follow-up jobs for one business. */
export interface SystemActor extends Scope {
  kind: 'system';
}

export type Viewer = Actor | PortalVisitor | SystemActor;

/** Returns the id of the person or key; null for kinds that have none. */
export function actorIdOf(viewer: Viewer): string | null {
  if (viewer.kind === 'member') return viewer.userId;
  return viewer.kind === 'key' ? viewer.keyId : null;
}

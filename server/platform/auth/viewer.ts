import type { Grants, MemberRole } from '#domain/permissions.ts';

/** Which business's rows a read or write may touch. */
export interface Scope {
  businessId: string;
}

/** Somebody with rights in one business. */
interface WithRights extends Scope {
  grants: Grants;
}

/** A signed-in person, acting for one business. */
export interface Member extends WithRights {
  kind: 'member';
  userId: string;
  sessionId: string;
  role: MemberRole;
  /** How often what they may do has changed by the time that this was known of them. */
  rights: number;
}

/** A program that acts for one business, by a key that somebody made for it. */
export interface ApiKey extends WithRights {
  kind: 'key';
  keyId: string;
}

/** Whoever may ask for and do what their rights in a business allow. */
export type Actor = Member | ApiKey;

export const hasRights = (viewer: Viewer): viewer is Actor => 'grants' in viewer;

/** The bearer of a portal link: sees one quote or invoice of one business. */
export interface PortalVisitor extends Scope {
  kind: 'portal';
}

/** Whorl itself, doing follow-up work for one business. */
export interface SystemActor extends Scope {
  kind: 'system';
}

export type Viewer = Actor | PortalVisitor | SystemActor;

/** The person or key that it is; null where the kind says it all. */
export function actorIdOf(viewer: Viewer): string | null {
  if (viewer.kind === 'member') return viewer.userId;
  return viewer.kind === 'key' ? viewer.keyId : null;
}

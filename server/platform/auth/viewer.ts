import type { Role } from '#domain/permissions.ts';

/** Which business's rows a read or write may touch. */
export interface Scope {
  businessId: string;
}

/** A signed-in person, acting for one business. */
export interface Member extends Scope {
  kind: 'member';
  userId: string;
  sessionId: string;
  role: Role;
}

/** The bearer of a portal link: sees one quote or invoice of one business. */
export interface PortalVisitor extends Scope {
  kind: 'portal';
}

/** Whorl itself, doing follow-up work for one business. */
export interface SystemActor extends Scope {
  kind: 'system';
}

export type Viewer = Member | PortalVisitor | SystemActor;

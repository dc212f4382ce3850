import type { SessionFieldsFragment, SessionUserFragment, SessionViewerFragment } from './session.generated.ts';

/** Who is signed in, and with what. Lives in memory alone: no script of a later page can find it. */
export interface Session {
  /** Missing where the app opened without the server: the first call to reach it asks for one. */
  accessToken?: string;
  /** By this device's own clock, which need not agree with the server's. */
  expiresAt: number;
  user: SessionUserFragment;
  /** The business that they act for, and what they may do in it. */
  viewer: SessionViewerFragment;
}

/** Somebody who is known, and as what, without the power to do anything. */
export type Known = Pick<Session, 'user' | 'viewer'>;

/** The session of somebody who is known before it is there: the first call to reach the server asks for it. */
export const unasked = ({ user, viewer }: Known): Session => ({ user, viewer, expiresAt: 0 });

/** Whose data it is that this session sees: another person's, business's or role's is other data. */
export const dataOwner = ({ user, viewer }: Known): string => [user.id, viewer.businessId, viewer.rights].join();

export const toSession = ({ accessToken, expiresIn, user, viewer }: SessionFieldsFragment): Session => ({
  accessToken,
  expiresAt: Date.now() + expiresIn * 1000,
  user,
  viewer,
});

/** How a session ended: signed out by the person, or refused by the server. */
export type Ending = 'signedOut' | 'expired';

export type SessionState =
  | { status: 'resolving' }
  | { status: 'signedIn'; session: Session }
  /** `userId` is of whoever was signed in before. */
  | { status: 'signedOut'; ending?: Ending; because?: string; userId?: string };

/** Until it is known who is signed in. */
export const UNKNOWN: SessionState = { status: 'resolving' };

export type SessionEvent = 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'SIGNED_OUT';

import { type Grants, type Permission, permits } from '#domain/permissions.ts';
import type { SessionViewerFragment } from './session.generated.ts';
import { useSession } from './useSession.ts';

/** What the signed-in person may do. */
export interface Abilities {
  /** Whether they may do it at all, be it with their own records only. */
  can(permission: Permission): boolean;
  /** Whether they may do it with everybody's. */
  canForAll(permission: Permission): boolean;
}

const known = new WeakMap<SessionViewerFragment, Abilities>();

function abilitiesOf(viewer: SessionViewerFragment): Abilities {
  const grants: Grants = Object.fromEntries(viewer.grants.map(({ permission, scope }) => [permission, scope]));
  return {
    can: (permission) => permits(grants, permission),
    canForAll: (permission) => grants[permission] === 'all',
  };
}

/** The business that the signed-in person acts for, and what they are in it; on screens that only they see. */
export function useViewer(): SessionViewerFragment {
  const state = useSession();
  if (state.status !== 'signedIn') throw new Error('useViewer belongs behind the guard');
  return state.session.viewer;
}

/** The one place that buttons, links and sections ask. It decides what is shown; the server decides what is done. */
export function useAbilities(): Abilities {
  const viewer = useViewer();
  const abilities = known.get(viewer) ?? abilitiesOf(viewer);
  known.set(viewer, abilities);
  return abilities;
}

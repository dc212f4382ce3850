/** What the rest of the app may use of identity. It is part of the first download, so sections come lazily. */
import { lazy } from 'react';

export { goToLogin } from './goToLogin.ts';
export { downloadFile } from './session/download.ts';
export {
  SubscriptionStatusProvider,
  useRefreshSubscription,
  useSubscriptionStatus,
} from './session/SubscriptionStatusProvider.tsx';
export { dataOwner, toSession } from './session/session.ts';
export { sessionStore } from './session/sessionStore.ts';
export { type Abilities, useAbilities, useViewer } from './session/useAbilities.ts';
export { useLeaveTeam } from './session/useLeaveTeam.ts';
export { usePaymentReturn } from './session/usePaymentReturn.ts';
export { useSession, useUser } from './session/useSession.ts';
export { useSignOut } from './session/useSignOut.ts';
export { useStartBusiness } from './session/useStartBusiness.ts';
export { useSwitchBusiness } from './session/useSwitchBusiness.ts';
export { useViewTestData } from './session/useViewTestData.ts';
export { proofsWanted, proveIdentity } from './stepUp/proveIdentity.ts';

/** The account's part of the settings page. */
export const AccountSettings = lazy(async () => ({
  default: (await import('./account/AccountSettings.tsx')).AccountSettings,
}));

/** How the account is guarded: a part of the settings page. */
export const SecuritySettings = lazy(async () => ({
  default: (await import('./security/SecuritySettings.tsx')).SecuritySettings,
}));

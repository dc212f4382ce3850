import { keptInTab } from '#client/ui/device/browserStorage.ts';

/** A beta invitation's token, kept from the invitation's link until the sign-up takes it along (spec, point 3). */
export const pendingBetaToken = keptInTab('pending_beta_token');

const key = 'pending_beta_token';

/** A beta invitation's token, kept from the invitation's link until the sign-up takes it along (spec, point 3). */
export const pendingBetaToken = {
  keep: (token: string) => sessionStorage.setItem(key, token),
  read: () => sessionStorage.getItem(key),
  forget: () => sessionStorage.removeItem(key),
};

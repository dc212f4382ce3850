/** Passkeys belong to a named host on a secure page: at a bare address, or in an old browser, there are none. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether the browser offers passkeys among what it fills in at the email field. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  canUsePasskeys() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());

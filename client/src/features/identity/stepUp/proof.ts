/** How the person may prove who they are, as the API names it. */
export type Proof = 'PASSWORD' | 'TOTP' | 'PASSKEY';

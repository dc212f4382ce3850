export { deleteOldChallenges } from './challenges.ts';
export { countRecoveryCodes, readFactors } from './factor.reads.ts';
export { Factor } from './factor.types.ts';
export type { SecurityNotice } from './ownerNotices.ts';
export { verifyPasskey } from './passkeys.ts';
export { removeFactorsSince } from './removeFactorsSince.ts';
export { hasTotp, lacksSecondFactor, provesByTotp, wrongTotpCode } from './secondFactor.ts';

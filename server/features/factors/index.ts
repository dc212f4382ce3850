export { deleteOldChallenges } from './challenges.ts';
export { countRecoveryCodes, readFactors } from './factor.reads.ts';
export { FactorResolver } from './factor.resolver.ts';
export { Factor } from './factor.types.ts';
export { takePasskey } from './passkeys.ts';
export { removeFactorsSince } from './removeFactorsSince.ts';
export { hasTotp, lacksSecondFactor, provesByTotp, wrongTotpCode } from './secondFactor.ts';

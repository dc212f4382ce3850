import { SessionEntity } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import { hasTotp, provesByTotp, verifyPasskey, wrongTotpCode } from '#server/features/factors/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { forgetTries } from '#server/platform/throttle/throttle.ts';
import { proofTriesOf } from '../tries.ts';

/** A proof for a step-up; the password variant was compared by the caller. */
export type GivenProof = { totpCode: string } | { passkey: { id: string } } | 'password';

/**
 * Records a step-up for this session. Throws VALIDATION_FAILED or INVALID_CREDENTIALS where the proof fails; a password
 * is not accepted where an authenticator app is set up.
 */
export async function stepUp(
  work: AccountWork,
  site: { sealing: Sealing; publicUrl: string },
  member: Member,
  proof: GivenProof,
): Promise<void> {
  if (proof === 'password') await requireNoTotp(work, member);
  else if ('totpCode' in proof) await requireTotp(work, site.sealing, member, proof.totpCode);
  else await requireOwnPasskey(work, site, member, proof.passkey);
  const session = await work.em.findOneOrFail(SessionEntity, { id: member.sessionId });
  session.provenAt = work.now;
  await forgetTries(work, proofTriesOf(member));
  await work.recordFor(member, { type: 'account.proven', summary: 'Confirmed their identity' });
}

async function requireNoTotp(work: AccountWork, { userId }: Member): Promise<void> {
  if (await hasTotp(work, userId))
    throw new Refusal('INVALID_STATE', 'Confirm with a code from your authenticator app, or a passkey');
}

async function requireTotp(work: AccountWork, sealing: Sealing, { userId }: Member, code: string): Promise<void> {
  if (!(await provesByTotp(work, sealing, userId, code))) throw wrongTotpCode();
}

async function requireOwnPasskey(
  work: AccountWork,
  site: { sealing: Sealing; publicUrl: string },
  { userId }: Member,
  response: { id: string },
): Promise<void> {
  const passkey = await verifyPasskey(work, site, response);
  if (passkey.userId !== userId) throw new Refusal('INVALID_CREDENTIALS', 'This passkey belongs to another account');
}

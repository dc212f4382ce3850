import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { Refusal, unauthenticated } from '#server/core/errors.ts';
import type { Member } from './viewer.ts';

/** How long a proof of identity is valid within a session. */
const PROOF_MINUTES = 10;

/** Ways to prove one's identity. */
export type Proof = 'PASSWORD' | 'TOTP' | 'PASSKEY';

/**
 * Requires a recent proof of identity in this session, so that an unlocked laptop or a stolen token is not enough for a harmful
 * operation. Throws STEP_UP_REQUIRED with the proofs that the person can give.
 */
export async function requireStepUp({ database }: { database: Database }, { sessionId }: Member): Promise<void> {
  const asked = sql<{ isProven: boolean; hasTotp: boolean; hasPasskey: boolean }>`
    select proven_at > now() - make_interval(mins => ${PROOF_MINUTES}) as "isProven",
      exists (select from totp_factors t where t.user_id = s.user_id and t.verified_at is not null) as "hasTotp",
      exists (select from passkeys p where p.user_id = s.user_id) as "hasPasskey"
    from sessions s where s.id = ${sessionId} and s.ended_at is null
  `;
  const [session] = await queryWithoutTenant(database, asked);
  if (!session) throw unauthenticated();
  if (session.isProven) return;
  throw new Refusal('STEP_UP_REQUIRED', 'Confirm it’s you, then try again', { proofs: proofsOf(session) });
}

/** A person with an authenticator app must prove with it: accepting the password alone would defeat the second factor. */
function proofsOf({ hasTotp, hasPasskey }: { hasTotp: boolean; hasPasskey: boolean }): Proof[] {
  return [hasTotp ? 'TOTP' : 'PASSWORD', ...(hasPasskey ? (['PASSKEY'] as const) : [])];
}

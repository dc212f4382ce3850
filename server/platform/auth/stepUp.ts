import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { Refusal, unauthenticated } from '#server/core/errors.ts';
import type { Member } from './viewer.ts';

/** For how long somebody who has just proven who they are is not asked again in that session. */
const PROOF_MINUTES = 10;

/** How a person may prove who they are. */
export type Proof = 'PASSWORD' | 'TOTP' | 'PASSKEY';

/**
 * Refuses what could do lasting harm unless the person has lately proven, in this very session, who they are: an
 * unlocked laptop or a stolen token is not enough. Throws STEP_UP_REQUIRED with the proofs that they have.
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
  throw new Refusal('STEP_UP_REQUIRED', 'Confirm that it is you, then try again', { proofs: proofsOf(session) });
}

/** Who has an authenticator app proves by it: the password alone is what it is there to back up. */
function proofsOf({ hasTotp, hasPasskey }: { hasTotp: boolean; hasPasskey: boolean }): Proof[] {
  return [hasTotp ? 'TOTP' : 'PASSWORD', ...(hasPasskey ? (['PASSKEY'] as const) : [])];
}

import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { BetaInvitationEntity } from '#db/entities/index.ts';
import { betaInvitationMachine } from '#domain/states/betaInvitation.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';

/** Expires invitations that were not accepted in time and ends beta access whose period is over. */
export const closeBetaInvitations = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(close);

async function close({ em, now }: AccountWork): Promise<void> {
  const { rows } = await sql<{ id: string; event: 'expire' | 'end' }>`
    select id, 'expire' as event from beta_invitations where status in ('CREATED', 'SENT') and expires_at <= ${now}
    union all
    select i.id, 'end' from beta_invitations i
    join memberships m on m.user_id = i.user_id and m.role = 'OWNER'
    join businesses b on b.id = m.business_id
    where i.status = 'ACTIVE' and b.beta_access_ends_at <= ${now}
  `.execute(em.getKysely());
  for (const { id, event } of rows) {
    const invitation = await em.findOneOrFail(
      BetaInvitationEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (betaInvitationMachine.can(invitation.status, event))
      invitation.status = betaInvitationMachine.next(invitation.status, event);
  }
}

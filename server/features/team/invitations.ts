import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { TeamInvitationEntity, type TeamInvitationRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { daysAfter } from '#domain/dates.ts';
import { TEAM_INVITATION_DAYS, teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { Refusal } from '#server/core/errors.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { countTry } from '#server/platform/throttle/throttle.ts';

/** Returns when an invitation that is sent now expires. */
export const invitationEnd = (now: Date): Date => daysAfter(now, TEAM_INVITATION_DAYS);

/** Returns the URL of the page that accepts an invitation. */
export const invitationUrl = (publicUrl: string, token: string) => `${publicUrl}/auth/join?token=${token}`;

/** Invitation mails without delay: to one address, and by one business in all. */
const FREE_MAILS = { address: 5, business: 20 };

/** Counts a mail to an invited address, which may be a stranger's. Throws RATE_LIMITED. */
export async function countInvitationMail(work: Work, email: string): Promise<void> {
  const { businessId } = work;
  await countTry(work, [
    { key: `invitation of ${businessId} to ${email}`, freeTries: FREE_MAILS.address },
    { key: `invitations of ${businessId}`, freeTries: FREE_MAILS.business },
  ]);
}

const noInvitation = () =>
  new Refusal('TOKEN_INVALID', 'This invitation expired, was revoked, or was already accepted. Ask for a new one');

/** Returns the id of the business whose invitation the link is for. Throws TOKEN_INVALID. */
export async function businessInviting(database: Database, token: string): Promise<string> {
  const byToken = sql<{ businessId: string }>`
    select business_id as "businessId" from team_invitations where token_hash = ${hashToken(token)}
  `;
  // Read without a tenant, because the session of the invited person may act for another business.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  const [found] = rows;
  if (!found) throw noInvitation();
  return found.businessId;
}

/** Returns the invitation of a link, locked. Throws TOKEN_INVALID unless it can be accepted now. */
export async function lockInvitation({ em, now }: Work, token: string): Promise<TeamInvitationRow> {
  const found = await em.findOne(
    TeamInvitationEntity,
    { tokenHash: hashToken(token) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found || teamInvitationStanding(found, now) !== 'PENDING') throw noInvitation();
  return found;
}

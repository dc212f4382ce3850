import { type RawBuilder, sql } from 'kysely';

/** How many of a business's seats are taken, or promised: by members beside the owner who may work, and by invitations that can be accepted. */
export const seatsTaken = (businessId: string): RawBuilder<number> => sql`(
  (select count(*)::int from memberships where business_id = ${businessId} and role <> 'OWNER' and status = 'ACTIVE')
  + (select count(*)::int from team_invitations
    where business_id = ${businessId} and status = 'PENDING' and expires_at > now()))`;

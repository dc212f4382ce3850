import { type RawBuilder, sql } from 'kysely';

/** SQL for the number of active members beside the owner. */
export const memberSeats = (businessId: string): RawBuilder<number> => sql`(
  select count(*)::int from memberships where business_id = ${businessId} and role <> 'OWNER' and status = 'ACTIVE')`;

/** SQL for the number of seats taken by members or reserved by invitations that can be accepted. */
export const seatsTaken = (businessId: string): RawBuilder<number> => sql`(${memberSeats(businessId)} + (
  select count(*)::int from team_invitations
  where business_id = ${businessId} and status = 'PENDING' and expires_at > now()))`;

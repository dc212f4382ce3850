import { type RawBuilder, sql } from 'kysely';

/** How many beside the owner may work in a business. */
export const seatsHeld = (businessId: string): RawBuilder<number> => sql`(
  select count(*)::int from memberships where business_id = ${businessId} and role <> 'OWNER' and status = 'ACTIVE')`;

/** How many of its seats are taken or promised: by them, and by invitations that can be accepted. */
export const seatsTaken = (businessId: string): RawBuilder<number> => sql`(${seatsHeld(businessId)} + (
  select count(*)::int from team_invitations
  where business_id = ${businessId} and status = 'PENDING' and expires_at > now()))`;

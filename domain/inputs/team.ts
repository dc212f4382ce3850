import * as z from 'zod';
import { MISSING_NAME } from '../identity/credentials.ts';
import { completeGrants, type Grants, OWNERS_ALONE, PERMISSIONS, type Permission, ROLES } from '../permissions.ts';
import { newPassword } from './identity.ts';
import { requiredName } from './name.ts';
import { idempotencyKey, LONGEST_NAME, requiredEmail, requiredId, requiredText } from './text.ts';

const givable = [...ROLES.filter((role) => role !== 'OWNER'), 'CUSTOM'] as const;

const role = z.enum(givable, { error: 'Choose a role other than owner' });
const roleId = requiredId('Choose a role').nullish();

const namesRole = ({ role: given, roleId: id }: { role?: string; roleId?: string | null }) =>
  (given === 'CUSTOM') === Boolean(id);
const MISNAMED = { path: ['roleId'], message: 'Choose a custom role' };

/** The role to assign. */
export const givenRole = z.object({ role, roleId }).refine(namesRole, MISNAMED);

/** The address to invite and its role. */
export const inviteMemberInput = z
  .object({ email: requiredEmail('Enter the email they’ll sign in with'), role, roleId, idempotencyKey })
  .refine(namesRole, MISNAMED);
export type InviteMember = z.output<typeof inviteMemberInput>;

/** Changes to an invitation that was not accepted. */
export const changeInvitationInput = z
  .object({ email: requiredEmail().optional(), role: role.optional(), roleId })
  .refine(namesRole, MISNAMED);
export type ChangeInvitation = z.output<typeof changeInvitationInput>;

/** A new account for an invited person. */
export const joinTeamInput = z.object({
  token: requiredText('This link is incomplete', 500),
  fullName: requiredName(MISSING_NAME, LONGEST_NAME),
  password: newPassword('Choose a password'),
  tokenDelivery: z.enum(['COOKIE', 'BODY']).nullish(),
});
export type JoinTeam = z.output<typeof joinTeamInput>;

const isGivable = (permission: string): permission is Permission =>
  (PERMISSIONS as readonly string[]).includes(permission) && !OWNERS_ALONE.includes(permission as Permission);

const grant = z.object({
  permission: z.string().refine(isGivable, 'Unknown permission'),
  scope: z.enum(['own', 'all'], { error: 'Choose own or all' }),
});

/** A custom role; permissions that its permissions require are added. */
export const roleInput = z.object({
  name: requiredName('Name the role', 60),
  grants: z
    .array(grant, { error: 'Send the permissions as a list' })
    .max(PERMISSIONS.length, 'List each permission once')
    .transform((list) =>
      completeGrants(Object.fromEntries(list.map(({ permission, scope }) => [permission, scope])) as Grants),
    ),
});
export type RoleInput = z.output<typeof roleInput>;

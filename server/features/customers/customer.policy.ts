import { type Role, roleAllows } from '#domain/permissions.ts';

export const CUSTOMER_ACTIONS = ['EDIT', 'ARCHIVE', 'RESTORE'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/** What this role may do with a customer in this state. */
export function customerActions(role: Role, archived: boolean): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (roleAllows(role, 'customers.update')) actions.push('EDIT');
  if (roleAllows(role, 'customers.archive')) actions.push(archived ? 'RESTORE' : 'ARCHIVE');
  return actions;
}

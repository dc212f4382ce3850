import { type Grants, permitsWith } from '#domain/permissions.ts';

export const CUSTOMER_ACTIONS = ['EDIT', 'ARCHIVE', 'RESTORE'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/** What these rights allow with a customer in this state, by whose they are. */
export function customerActions(grants: Grants, archived: boolean, isOwn = true): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (permitsWith(grants, 'customers.update', isOwn)) actions.push('EDIT');
  if (permitsWith(grants, 'customers.archive', isOwn)) actions.push(archived ? 'RESTORE' : 'ARCHIVE');
  return actions;
}

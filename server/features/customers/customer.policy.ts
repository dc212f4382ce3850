import { type Grants, permitsWith } from '#domain/permissions.ts';

export const CUSTOMER_ACTIONS = ['EDIT', 'ARCHIVE', 'RESTORE'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/**
 * Returns the actions that the grants allow on a customer in this state; `isOwn` says whether it is within the scope
 * `own`.
 */
export function customerActions(grants: Grants, archived: boolean, isOwn = true): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (permitsWith(grants, 'customers.update', isOwn)) actions.push('EDIT');
  if (permitsWith(grants, 'customers.archive', isOwn)) actions.push(archived ? 'RESTORE' : 'ARCHIVE');
  return actions;
}

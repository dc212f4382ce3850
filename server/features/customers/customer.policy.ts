import { type Grants, permits } from '#domain/permissions.ts';

export const CUSTOMER_ACTIONS = ['EDIT', 'ARCHIVE', 'RESTORE'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/** What these rights allow with a customer in this state. */
export function customerActions(grants: Grants, archived: boolean): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (permits(grants, 'customers.update')) actions.push('EDIT');
  if (permits(grants, 'customers.archive')) actions.push(archived ? 'RESTORE' : 'ARCHIVE');
  return actions;
}

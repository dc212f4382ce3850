import type { NewActivity } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireColleague } from './colleague.ts';

interface Assignable {
  assignedTo?: string | null;
}

/** The record that is assigned: its activity type, display name and id. */
type Assignment = Pick<NewActivity, 'type' | 'customerId' | 'quoteId' | 'invoiceId'> & { name: string };

/**
 * Assigns a record to a member of the team, who then sees it as their own row; null removes the assignment. Throws
 * VALIDATION_FAILED.
 */
export async function assign(
  work: Work,
  thing: Assignable,
  memberId: string | null,
  { name, ...about }: Assignment,
): Promise<void> {
  const colleague = memberId === null ? null : await requireColleague(work, memberId);
  const before = { assignedTo: thing.assignedTo ?? null };
  const after = { assignedTo: colleague?.id ?? null };
  if (before.assignedTo === after.assignedTo) return;
  thing.assignedTo = after.assignedTo;
  const summary = colleague ? `Assigned ${name} to ${colleague.fullName}` : `Unassigned ${name}`;
  work.record({ ...about, summary, before, after });
}

import { type EntityName, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MembershipEntity } from '#db/entities/index.ts';
import type { Scope as Reach } from '#domain/permissions.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Origin } from '#server/core/origin.ts';
import { isOwnRow } from '../auth/rowVisibility.ts';
import { actorIdOf, type Viewer } from '../auth/viewer.ts';
import { addJob, type JobOptions, type JobPayloads } from '../jobs/jobs.ts';
import type { Announcement } from '../live/transport.ts';
import type { AccountActivity, NewActivity } from './activity.ts';
import { type ActivityRow, newActivityRow, writeActivities } from './activityRows.ts';

/**
 * What an account command works with: one transaction. It sends nothing itself; follow-up work is enqueued and runs after the
 * commit.
 */
export interface AccountWork {
  em: EntityManager;
  now: Date;
  /** Undefined for work that no request caused. */
  origin: Origin | undefined;
  enqueue<T extends keyof JobPayloads>(task: T, payload: JobPayloads[T], options?: JobOptions): Promise<void>;
  /** Announces to every node after the commit. */
  announce(announcement: Announcement): void;
  /** Writes pending entities and activities now instead of at the end, for statements that depend on them. */
  flush(): Promise<void>;
  /** Adds an activity of a business, for its audit log only. */
  note(activity: Omit<ActivityRow, 'id'>): ActivityRow;
  /** Adds an activity about a person's account to the audit log of each of their businesses, or of the given one. */
  recordFor(person: { userId: string; businessId?: string }, activity: AccountActivity): Promise<void>;
}

/**
 * What a command works with: every find and write is restricted to the viewer's business, and finding by id to the rows within
 * the viewer's permission.
 */
export interface Work<V extends Viewer = Viewer> extends AccountWork {
  viewer: V;
  businessId: string;
  /** The acting person; null for a key, a customer or the system. */
  memberId: string | null;
  /** Returns the row with this id. Throws NOT_FOUND if it does not exist or is outside the viewer's permission. */
  find<E extends object>(entity: EntityName<E>, id: string, thing: string): Promise<E>;
  /** The same, locked until the transaction ends, for rows that may change concurrently. */
  lock<E extends object>(entity: EntityName<E>, id: string, thing: string): Promise<E>;
  /** Returns whether the viewer's permission reaches a row that the command selected itself. */
  reaches(table: string, id: string): Promise<boolean>;
  /** Adds an activity, which the live feed, the audit log, webhooks and follow-up jobs read. */
  record(activity: NewActivity): void;
}

/** What a command collects until its transaction ends: activities to insert, and announcements to make after the commit. */
export interface Outcome {
  /** The timestamp of everything that it writes. */
  now: Date;
  activities: ActivityRow[];
  announcements: Announcement[];
}

export function accountWork(
  em: EntityManager,
  { now, activities, announcements }: Outcome,
  origin?: Origin,
): AccountWork {
  const note = (activity: Omit<ActivityRow, 'id'>): ActivityRow => {
    const row = newActivityRow(activity);
    activities.push(row);
    return row;
  };
  return {
    em,
    now,
    origin,
    enqueue: (task, payload, options) => addJob(em.getKysely(), task, payload, options),
    announce: (announcement) => announcements.push(announcement),
    flush: async () => {
      await em.flush();
      await writeActivities(em, activities.splice(0));
    },
    note,
    recordFor: async ({ userId, businessId }, activity) => {
      const actor = { actorKind: 'MEMBER', actorId: userId } as const;
      for (const each of businessId ? [businessId] : await businessesOf(em, userId))
        note({ ...activity, ...actor, ...origin, businessId: each, occurredAt: now });
    },
  };
}

/** Sorted, so that transactions locking several businesses cannot deadlock. */
async function businessesOf(em: EntityManager, userId: string): Promise<string[]> {
  const memberships = await em.find(MembershipEntity, { userId }, { orderBy: { businessId: 'asc' } });
  return memberships.map(({ businessId }) => businessId);
}

const actorKinds = { member: 'MEMBER', key: 'API_KEY', portal: 'CUSTOMER', system: 'SYSTEM' } as const;

export function tradeWork<V extends Viewer>(
  em: EntityManager,
  outcome: Outcome,
  viewer: V,
  { reach = 'all', origin }: { reach?: Reach; origin?: Origin } = {},
): Work<V> {
  const account = accountWork(em, outcome, origin);
  const { businessId } = viewer;
  const reaches = async (table: string, id: string) => reach === 'all' || isOwnRow(em.getKysely(), viewer, table, id);
  const load = async <E extends object>(entity: EntityName<E>, id: string, thing: string, lockMode?: LockMode) => {
    const row = isUuid(id) ? await em.findOne<E>(entity, { id } as never, { lockMode } as never) : null;
    if (!row || !(await reaches(em.getMetadata().get(entity).tableName, id))) throw notFound(thing);
    return row as E;
  };
  return {
    ...account,
    viewer,
    businessId,
    memberId: viewer.kind === 'member' ? viewer.userId : null,
    find: (entity, id, thing) => load(entity, id, thing),
    lock: (entity, id, thing) => load(entity, id, thing, LockMode.PESSIMISTIC_WRITE),
    reaches,
    record: ({ byItself, by, ...activity }) => {
      const { id, type } = account.note({
        businessId,
        occurredAt: account.now,
        actorKind: actorKinds[byItself ? 'system' : by ? 'member' : viewer.kind],
        actorId: byItself ? null : (by ?? actorIdOf(viewer)),
        ...(!byItself && origin),
        ...activity,
      });
      const { customerId = null, quoteId = null, invoiceId = null, paymentId = null } = activity;
      account.announce({
        kind: 'activity',
        activity: { id, businessId, type, customerId, quoteId, invoiceId, paymentId },
      });
    },
  };
}

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
 * What a command about an account works with: one transaction. Nothing is sent from inside it; what is to follow is
 * enqueued and happens once it has been committed.
 */
export interface AccountWork {
  em: EntityManager;
  now: Date;
  /** Undefined where no request caused it. */
  origin: Origin | undefined;
  enqueue<T extends keyof JobPayloads>(task: T, payload: JobPayloads[T], options?: JobOptions): Promise<void>;
  /** Tells every node, once committed. */
  announce(announcement: Announcement): void;
  /** Writes what was persisted and noted so far, which otherwise happens as the command ends: for statements that go by it. */
  flush(): Promise<void>;
  /** Notes what happened, in the business's audit log and nowhere else. */
  note(activity: Omit<ActivityRow, 'id'>): ActivityRow;
  /** Notes what happened to a person's account, in the audit log of each business that they belong to, or of the one given. */
  recordFor(person: { userId: string; businessId?: string }, activity: AccountActivity): Promise<void>;
}

/**
 * What a command of the trade works with: its every find and write is bound to the business of who acts, and what it is
 * asked for by id to what their permission reaches.
 */
export interface Work<V extends Viewer = Viewer> extends AccountWork {
  viewer: V;
  businessId: string;
  /** The person who acts; null where a program, a customer or Whorl itself does. */
  memberId: string | null;
  /** The row with this id. Throws NOT_FOUND, also where it is not their own and that is all they may use. */
  find<E extends object>(entity: EntityName<E>, id: string, thing: string): Promise<E>;
  /** The same, locked until the transaction ends, for rows that two could change at once. Throws NOT_FOUND. */
  lock<E extends object>(entity: EntityName<E>, id: string, thing: string): Promise<E>;
  /** Whether their permission reaches a row that the command found by a statement of its own. */
  reaches(table: string, id: string): Promise<boolean>;
  /** Notes what happened; the live feed, the audit log and follow-up jobs read it. */
  record(activity: NewActivity): void;
}

/** What a command collects until its transaction ends: activities to write, and announcements to make once it is committed. */
export interface Outcome {
  /** The time that everything it writes carries. */
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

/** In one order: whoever takes the turns of several never waits for somebody who waits for them. */
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

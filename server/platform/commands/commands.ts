import { OptimisticLockError } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { setWriteTime } from '#db/entities/columns.ts';
import type { Database } from '#db/orm.ts';
import { withoutTenant, withTenant } from '#db/tenancy/tenantContext.ts';
import type { Permission, Scope as Reach } from '#domain/permissions.ts';
import { conflict } from '#server/core/errors.ts';
import type { Origin } from '#server/core/origin.ts';
import { type Actor, hasRights, type SystemActor, type Viewer } from '../auth/viewer.ts';
import type { LiveTransport } from '../live/transport.ts';
import { writeActivities } from './activityRows.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { requireWritable } from './requireWritable.ts';
import { type AccountWork, accountWork, type Outcome, tradeWork, type Work } from './work.ts';

export type Command<V extends Viewer, Args extends unknown[], R> = (work: Work<V>, ...args: Args) => Promise<R>;
export type AccountCommand<Args extends unknown[], R> = (work: AccountWork, ...args: Args) => Promise<R>;

const mostAttempts = 5;

/** Runs commands, each in one transaction: all of it happens, or nothing. What others got in the way of is tried again. */
export class Commands {
  constructor(
    private readonly database: Database,
    private readonly live: LiveTransport,
    private readonly clock: () => Date,
    /** How many run at once. */
    private readonly limit: ConcurrencyLimit,
    private readonly origin?: Origin,
  ) {}

  /** The same on behalf of a request: what they record tells where it came from. */
  from(origin: Origin): Commands {
    return new Commands(this.database, this.live, this.clock, this.limit, origin);
  }

  /**
   * Customers, and what happens by itself, no plan ever stops. Who acts for the business is refused with READ_ONLY where
   * the plan lets nobody change anything now.
   */
  run<V extends Viewer, Args extends unknown[], R>(viewer: V, command: Command<V, Args, R>, ...args: Args): Promise<R> {
    return this.inTrade(viewer, async (work) => {
      if (hasRights(work.viewer)) await requireWritable(work);
      return command(work, ...args);
    });
  }

  /** The same for who uses this permission, with the rows that it reaches: with some, money and the plan are seen to also then. */
  runWith<A extends Actor, Args extends unknown[], R>(
    permission: Permission,
    actor: A,
    command: Command<A, Args, R>,
    ...args: Args
  ): Promise<R> {
    return this.inTrade(
      actor,
      async (work) => {
        await requireWritable(work, permission);
        return command(work, ...args);
      },
      actor.grants[permission],
    );
  }

  /** For commands about accounts, which stand above any business. Rows of the trade stay out of their reach. */
  runForAccount<Args extends unknown[], R>(command: AccountCommand<Args, R>, ...args: Args): Promise<R> {
    return withoutTenant(() =>
      this.persistently((em, outcome) => command(accountWork(em, outcome, this.origin), ...args)),
    );
  }

  /**
   * For what changes a business and accounts at once, when somebody joins, or with its end: the database confines it to no
   * business, and the filters alone do.
   */
  runUnconfined<Args extends unknown[], R>(
    viewer: SystemActor,
    command: Command<SystemActor, Args, R>,
    ...args: Args
  ): Promise<R> {
    return withoutTenant(() => this.onTrade(viewer, (work) => command(work, ...args)));
  }

  private inTrade<V extends Viewer, R>(viewer: V, body: (work: Work<V>) => Promise<R>, reach?: Reach): Promise<R> {
    return withTenant(viewer.businessId, () => this.onTrade(viewer, body, reach));
  }

  private onTrade<V extends Viewer, R>(viewer: V, body: (work: Work<V>) => Promise<R>, reach?: Reach): Promise<R> {
    return this.persistently((em, outcome) => {
      em.setFilterParams('business', { businessId: viewer.businessId });
      return body(tradeWork(em, outcome, viewer, { reach, origin: this.origin }));
    });
  }

  private async persistently<R>(body: (em: EntityManager, outcome: Outcome) => Promise<R>): Promise<R> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.limit.run(() => this.attempt(body));
      } catch (error) {
        if (error instanceof OptimisticLockError)
          throw conflict('Somebody else changed this meanwhile. Reload and try again');
        if (!isTransient(error) || attempt === mostAttempts) throw error;
      }
    }
  }

  private async attempt<R>(body: (em: EntityManager, outcome: Outcome) => Promise<R>): Promise<R> {
    const outcome: Outcome = { now: this.clock(), activities: [], announcements: [] };
    const answer = await this.inTransaction(async (em) => {
      setWriteTime(em, outcome.now);
      const answered = await body(em, outcome);
      await em.flush();
      await writeActivities(em, outcome.activities, this.live.announcedWithCommit(outcome.announcements));
      return answered;
    });
    this.live.announceAfterCommit(outcome.announcements);
    return answer;
  }

  /** MikroORM's own `transactional` forks once more and carries every row over to the fork before it, which nobody reads. */
  private async inTransaction<R>(body: (em: EntityManager) => Promise<R>): Promise<R> {
    const em = this.database.em.fork();
    await em.begin();
    try {
      const answer = await body(em);
      await em.commit();
      return answer;
    } catch (error) {
      // Where the connection is lost there is nothing to roll back, and the loss is what counts.
      await em.rollback().catch(() => undefined);
      throw error;
    }
  }
}

/**
 * PostgreSQL's serialization_failure and deadlock_detected, and foreign_key_violation, which tells at the commit that somebody has
 * deleted meanwhile what was pointed to: the same transaction may well succeed now, or find it gone and say so.
 */
const TRANSIENT = ['40001', '40P01', '23503'];

const isTransient = (error: unknown): boolean => TRANSIENT.includes((error as { code?: string } | null)?.code ?? '');

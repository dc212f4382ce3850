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

/** Runs commands, each in one transaction, which is retried after a conflict with a concurrent transaction. */
export class Commands {
  constructor(
    private readonly database: Database,
    private readonly live: LiveTransport,
    private readonly clock: () => Date,
    /** Limits how many run at once. */
    private readonly limit: ConcurrencyLimit,
    private readonly origin?: Origin,
  ) {}

  /** Returns the same for a request, whose origin its activities record. */
  from(origin: Origin): Commands {
    return new Commands(this.database, this.live, this.clock, this.limit, origin);
  }

  /**
   * Throws READ_ONLY for members and keys while the plan makes the business read-only. Customers and the system are never
   * refused.
   */
  run<V extends Viewer, Args extends unknown[], R>(viewer: V, command: Command<V, Args, R>, ...args: Args): Promise<R> {
    return this.inTrade(viewer, async (work) => {
      if (hasRights(work.viewer)) await requireWritable(work);
      return command(work, ...args);
    });
  }

  /**
   * The same for an actor whose permission limits the rows. Some permissions, about money and the plan, are exempt from
   * READ_ONLY.
   */
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

  /** Runs a command about accounts, which belong to no business. Rows of the trade are out of its reach. */
  runForAccount<Args extends unknown[], R>(command: AccountCommand<Args, R>, ...args: Args): Promise<R> {
    return withoutTenant(() =>
      this.persistently((em, outcome) => command(accountWork(em, outcome, this.origin), ...args)),
    );
  }

  /**
   * Runs a command that changes a business and accounts at once, such as joining or deleting one. The database restricts it to
   * no tenant; only the entity filters do.
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
          throw conflict('Someone else changed this in the meantime. Reload and try again');
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

  /** Not MikroORM's `transactional`, which forks once more and merges every row into the outer fork, where nobody reads it. */
  private async inTransaction<R>(body: (em: EntityManager) => Promise<R>): Promise<R> {
    const em = this.database.em.fork();
    await em.begin();
    try {
      const answer = await body(em);
      await em.commit();
      return answer;
    } catch (error) {
      // After a lost connection there is nothing to roll back, and the original error matters more.
      await em.rollback().catch(() => undefined);
      throw error;
    }
  }
}

/**
 * serialization_failure, deadlock_detected and foreign_key_violation. The last is raised at commit where a referenced row was
 * deleted concurrently: on retry the command succeeds or reports that row as missing.
 */
const TRANSIENT = ['40001', '40P01', '23503'];

const isTransient = (error: unknown): boolean => TRANSIENT.includes((error as { code?: string } | null)?.code ?? '');

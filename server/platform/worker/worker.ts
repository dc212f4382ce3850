import { EventEmitter } from 'node:events';
import {
  parseCrontab,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { withoutTenant, withTenant } from '#db/tenancy/tenantContext.ts';
import type { Sealing } from '../auth/sealing.ts';
import type { Commands } from '../commands/commands.ts';
import type { Attempt, JobPayloads } from '../jobs/jobs.ts';
import type { Mailer, TestMailer } from '../mail/mail.ts';
import type { Outgoing } from '../outgoing/Outgoing.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { keepRunning } from './keepRunning.ts';
import { retryWhileOut } from './retryWhileOut.ts';

/** The services of a job. */
export interface JobServices {
  database: Database;
  commands: Commands;
  mailer: Mailer;
  /** Delivers the mails of test businesses to their mailbox. */
  testMailer: TestMailer;
  /** The Stripe client of this installation and its live businesses; undefined if payments are not configured. */
  stripe: Stripe | undefined;
  /** The client of the Stripe sandbox, for test businesses. */
  testStripe: Stripe;
  sealing: Sealing;
  /** The HTTP client for addresses that users enter. */
  outgoing: Outgoing;
  log: Logger;
  metrics: Metrics | undefined;
  tracing: Tracing;
  /** The public address of this installation, without a trailing slash. */
  publicUrl: string;
}

export type Job<T extends keyof JobPayloads> = (
  services: JobServices,
  payload: JobPayloads[T],
  attempt: Attempt,
) => Promise<void>;

/** The handler of each kind of job. */
export type Jobs = { [T in keyof JobPayloads]: Job<T> };
export type ScheduledJob = (services: JobServices) => Promise<void>;

export interface Worker {
  /** Stops after running jobs have finished. */
  stop(): Promise<void>;
}

/**
 * Starts running jobs in this process, several at a time, and scheduled jobs at their times (cron syntax, UTC). Without a
 * schedule, scheduled jobs run only when added.
 */
export async function startWorker(
  {
    directUrl,
    stripe,
    ...rest
  }: Omit<JobServices, 'publicUrl' | 'stripe' | 'testStripe'> & {
    directUrl: string;
    stripe: { live: { client: Stripe } | undefined; test: { client: Stripe } };
  },
  publicUrl: string,
  jobs: Jobs,
  scheduled: Record<string, { at: string; job: ScheduledJob }>,
  hasSchedule = true,
): Promise<Worker> {
  const services: JobServices = { ...rest, stripe: stripe.live?.client, testStripe: stripe.test.client, publicUrl };
  // A pool of Whorl's own, because graphile-worker does not await the end of its own.
  const pool = openPool(directUrl, services.log);
  const stopping = new AbortController();
  const options: RunnerOptions = {
    pgPool: pool,
    noHandleSignals: true,
    pollInterval: 1000,
    // Batches: graphile-worker awaits them at its end, and restarts a runner whose batch fails. Outcomes recorded singly
    // are neither awaited nor caught, so that a database error would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') services.log.error(`jobs: ${message}`);
      else if (level === 'warning') services.log.warn(`jobs: ${message}`);
    }),
  };
  const { 'webhook.deliver': webhooks, ...ours } = taskListOf(services, jobs, scheduled, stopping.signal);
  const crontab = Object.entries(hasSchedule ? scheduled : {})
    .map(([name, { at }]) => `${at} ${name}`)
    .join('\n');
  const runners = [
    await keepRunning(
      startAgain(pool, { ...options, taskList: ours, parsedCronItems: parseCrontab(crontab), concurrency: 4 }),
      services.log,
    ),
    // Webhook jobs have a runner of their own, so that slow receivers do not delay mails. They mostly wait for answers, up
    // to four of them for one receiver. Each of the runner's workers polls, so they do so less often: new jobs are notified.
    await keepRunning(
      startAgain(pool, {
        ...options,
        taskList: { 'webhook.deliver': webhooks },
        parsedCronItems: [],
        concurrency: 32,
        pollInterval: 5000,
      }),
      services.log,
    ),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
      await pool.end();
    },
  };
}

function openPool(connectionString: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 8, application_name: 'whorl jobs' });
  const note = (error: Error) => log.warn({ err: error }, 'jobs: a connection was lost');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  return pool;
}

/**
 * Returns a function that starts a runner and, on restarts, unlocks the jobs that the previous one left locked. Such jobs
 * may run twice.
 */
function startAgain(pool: pg.Pool, options: RunnerOptions): () => Promise<Runner> {
  let lockedBy: string[] = [];
  return async () => {
    if (lockedBy.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [lockedBy]);
    lockedBy = [];
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => lockedBy.push(workerPool.id));
    return run({ ...options, events });
  };
}

function taskListOf(
  services: JobServices,
  jobs: Jobs,
  scheduled: Record<string, { job: ScheduledJob }>,
  stopping: AbortSignal,
): TaskList {
  const whileUp = (body: () => Promise<void>) => retryWhileOut(body, services.log, stopping);
  const taskList: TaskList = {};
  for (const [name, job] of Object.entries(jobs) as [keyof JobPayloads, Job<keyof JobPayloads>][]) {
    taskList[name] = (payload, { job: { id, attempts, max_attempts } }) =>
      observeJob(services, name, String(id), () =>
        whileUp(() =>
          confined(payload, () =>
            job(services, payload as JobPayloads[typeof name], { jobId: String(id), isLast: attempts >= max_attempts }),
          ),
        ),
      );
  }
  for (const [name, { job }] of Object.entries(scheduled))
    taskList[name] = (_payload, { job: { id } }) =>
      observeJob(services, name, String(id), () => whileUp(() => withoutTenant(() => job(services))));
  return taskList;
}

/** Runs a job of a business in its tenant context, and any other job without a tenant. */
const confined = <R>(payload: unknown, work: () => R): R => {
  const { businessId } = payload as { businessId?: string };
  return businessId ? withTenant(businessId, work) : withoutTenant(work);
};

/** Reports a job's outcome and duration to the log, the metrics and the traces. */
async function observeJob(
  { log, metrics, tracing }: JobServices,
  task: string,
  jobId: string,
  body: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const done = (outcome: 'ok' | 'failed') => {
    const ms = performance.now() - began;
    metrics?.job(task, outcome, ms / 1000);
    return { task, jobId, ms: Math.round(ms * 10) / 10 };
  };
  try {
    await tracing.span(`job ${task}`, { jobId }, body);
    log.debug(done('ok'), 'job');
  } catch (error) {
    // graphile-worker retries it a few times with growing delays.
    log.warn({ ...done('failed'), err: error }, 'job failed');
    throw error;
  }
}

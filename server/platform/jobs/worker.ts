import { setTimeout as pause } from 'node:timers/promises';
import { parseCrontab, type RunnerOptions, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { withoutTenant, withTenant } from '#db/tenancy/tenantContext.ts';
import type { Sealing } from '../auth/sealing.ts';
import type { Commands } from '../commands/commands.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Outgoing } from '../outgoing/Outgoing.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { JobPayloads } from './jobs.ts';
import { openPatientPool } from './patientPool.ts';

/** What a job is given. */
export interface JobServices {
  database: Database;
  commands: Commands;
  mailer: Mailer;
  /** The payment processor, where there is one. */
  stripe: Stripe | undefined;
  sealing: Sealing;
  /** The way to addresses that strangers chose. */
  outgoing: Outgoing;
  log: Logger;
  metrics: Metrics | undefined;
  tracing: Tracing;
  /** Where people reach this installation, without a trailing slash. */
  publicUrl: string;
}

export type Job<T extends keyof JobPayloads> = (
  services: JobServices,
  payload: JobPayloads[T],
  attempt: Attempt,
) => Promise<void>;

/** Which try this is: the last one should leave a trace of its failure. */
export interface Attempt {
  jobId: string;
  isLast: boolean;
}

/** What does each kind of follow-up work. */
export type Jobs = { [T in keyof JobPayloads]: Job<T> };
export type ScheduledJob = (services: JobServices) => Promise<void>;

export interface Worker {
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/**
 * Starts working off jobs in this process, several at a time, and the scheduled ones at their times (cron syntax, UTC):
 * without a schedule, only where somebody adds them.
 */
export async function startWorker(
  {
    directUrl,
    stripe,
    ...rest
  }: Omit<JobServices, 'publicUrl' | 'stripe'> & { directUrl: string; stripe: { client: Stripe } | undefined },
  publicUrl: string,
  jobs: Jobs,
  scheduled: Record<string, { at: string; job: ScheduledJob }>,
  hasSchedule = true,
): Promise<Worker> {
  const services: JobServices = { ...rest, stripe: stripe?.client, publicUrl };
  // Of our own: the library's is not awaited at its end.
  const pool = openPatientPool(directUrl, services.log);
  const options: RunnerOptions = {
    pgPool: pool,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') services.log.error(`jobs: ${message}`);
      else if (level === 'warning') services.log.warn(`jobs: ${message}`);
    }),
  };
  const { 'webhook.deliver': webhooks, ...ours } = taskListOf(services, jobs, scheduled);
  const crontab = Object.entries(hasSchedule ? scheduled : {})
    .map(([name, { at }]) => `${at} ${name}`)
    .join('\n');
  const runners = [
    await run({ ...options, taskList: ours, parsedCronItems: parseCrontab(crontab), concurrency: 4 }),
    // What waits for strangers' servers, for seconds where they are slow, never holds up a receipt.
    await run({ ...options, taskList: { 'webhook.deliver': webhooks }, parsedCronItems: [], concurrency: 8 }),
  ];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await untilIdle(pool);
      await pool.end();
    },
  };
}

const LOOK_AGAIN_MS = 20;

/** The library notes that a job is done without waiting for it; one that was done and not noted would be done twice. */
async function untilIdle(pool: Pool): Promise<void> {
  do await pause(LOOK_AGAIN_MS);
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount);
}

function taskListOf(services: JobServices, jobs: Jobs, scheduled: Record<string, { job: ScheduledJob }>): TaskList {
  const taskList: TaskList = {};
  for (const [name, job] of Object.entries(jobs) as [keyof JobPayloads, Job<keyof JobPayloads>][]) {
    taskList[name] = (payload, { job: { id, attempts, max_attempts } }) =>
      observed(services, name, String(id), () =>
        confined(payload, () =>
          job(services, payload as JobPayloads[typeof name], { jobId: String(id), isLast: attempts >= max_attempts }),
        ),
      );
  }
  for (const [name, { job }] of Object.entries(scheduled))
    taskList[name] = (_payload, { job: { id } }) =>
      observed(services, name, String(id), () => withoutTenant(() => job(services)));
  return taskList;
}

/** What is done for a business sees no other; what goes through all of them, or is about an account, stands above. */
const confined = <R>(payload: unknown, work: () => R): R => {
  const { businessId } = payload as { businessId?: string };
  return businessId ? withTenant(businessId, work) : withoutTenant(work);
};

/** Notes that a job was done, or failed, and how long it took. */
async function observed(
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
    // It is tried again, a few times with growing pauses.
    log.warn({ ...done('failed'), err: error }, 'job failed');
    throw error;
  }
}

import { sql } from 'kysely';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#db/orm.ts';

/** From a read served from memory to a request that times out. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Jobs may take longer: PDFs, mail servers. */
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60];

export type Outcome = 'ok' | 'refused' | 'failed';

/** The metrics of this process. Every label has a bounded set of values: names from the code, never from requests. */
export class Metrics {
  readonly registry = new Registry();
  private readonly http = new Histogram({
    name: 'whorl_http_request_seconds',
    help: 'Requests, by method, route pattern and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly operations = new Histogram({
    name: 'whorl_graphql_operation_seconds',
    help: 'GraphQL operations, by type, first field of the schema that they ask for, and outcome',
    labelNames: ['type', 'field', 'outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'whorl_job_seconds',
    help: 'Jobs, by task and outcome',
    labelNames: ['task', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.http.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  operation(type: string, field: string, outcome: Outcome, seconds: number): void {
    this.operations.observe({ type, field, outcome }, seconds);
  }

  job(task: string, outcome: Outcome, seconds: number): void {
    this.jobs.observe({ task, outcome }, seconds);
  }

  watchSockets(count: () => number): void {
    this.gauge('whorl_sockets', 'Open WebSockets', count);
  }

  watchPool(pool: Pool): void {
    const gauge = new Gauge({
      name: 'whorl_database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        gauge.set({ state: 'idle' }, pool.idleCount);
        gauge.set({ state: 'waited_for' }, pool.waitingCount);
      },
    });
  }

  /** The queue is shared by the installation, so every node reports the same value. */
  watchQueue(database: Database): void {
    const waiting = new Gauge({
      name: 'whorl_jobs_waiting',
      help: 'Jobs of the whole installation, by state: due, running, given up',
      labelNames: ['state'] as const,
      registers: [this.registry],
      async collect() {
        const { rows } = await sql<{ due: number; running: number; givenUp: number }>`
          select count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as due,
            count(*) filter (where locked_at is not null)::int as running,
            count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "givenUp"
          from graphile_worker.jobs
        `.execute(database.em.getKysely());
        const { due, running, givenUp } = rows[0]!;
        waiting.set({ state: 'due' }, due);
        waiting.set({ state: 'running' }, running);
        waiting.set({ state: 'given_up' }, givenUp);
      },
    });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        gauge.set(read());
      },
    });
  }
}

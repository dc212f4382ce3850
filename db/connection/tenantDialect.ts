import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { type TenantContext, tenantContext } from '../tenancy/tenantContext.ts';
import { TENANT_ROLE } from '../tenancy/tenantSchema.ts';
import { PlannedForValue, StatementNames } from './statementNames.ts';

export interface TenantDialectOptions {
  /** Time limit of a statement; 0: no limit. */
  timeoutMs: number;
  /** False behind a pooler that shares sessions between transactions without supporting prepared statements. */
  prepare: boolean;
  /** Wraps each statement, for tracing. */
  observe?: (<R>(text: string, send: () => Promise<R>) => Promise<R>) | undefined;
}

/**
 * Runs every statement in a transaction restricted to the tenant of the calling context (tenancy/tenantContext.ts). Role,
 * search path, business and time limit are set for that transaction only, so that a connection carries no state between
 * tenants and a pooler can be used.
 */
export class TenantDialect implements Dialect {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: TenantDialectOptions,
  ) {}

  createDriver = (): Driver => new TenantDriver(this.pool, this.options);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}

class TenantDriver implements Driver {
  private readonly names = new StatementNames();

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: TenantDialectOptions,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TenantConnection> {
    return new TenantConnection(await this.pool.connect(), this.options, this.names);
  }

  async beginTransaction(connection: TenantConnection, settings: TransactionSettings): Promise<void> {
    try {
      await connection.begin(settings);
    } catch (error) {
      // Kysely does not release a connection whose startTransaction() failed.
      connection.release();
      throw error;
    }
  }

  commitTransaction(connection: TenantConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: TenantConnection): Promise<void> {
    return connection.rollback();
  }

  savepoint(connection: TenantConnection, name: string): Promise<void> {
    return connection.command(`savepoint ${pg.escapeIdentifier(name)}`);
  }

  rollbackToSavepoint(connection: TenantConnection, name: string): Promise<void> {
    return connection.command(`rollback to ${pg.escapeIdentifier(name)}`);
  }

  releaseSavepoint(connection: TenantConnection, name: string): Promise<void> {
    return connection.command(`release ${pg.escapeIdentifier(name)}`);
  }

  async releaseConnection(connection: TenantConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }
}

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];
/** SQLSTATEs of a lost session: connection exceptions, and shutdowns by the operator. */
const SESSION_LOST = /^(08|57P)/;

/** A connection while it is checked out of the pool. */
class TenantConnection implements DatabaseConnection {
  /** The context of the open transaction. */
  private context: TenantContext | undefined;
  private isLost = false;
  private isReleased = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly options: TenantDialectOptions,
    private readonly names: StatementNames,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const context = tenantContext();
    const statement = this.statementOf(query);
    if (this.context) {
      if (context.businessId !== this.context.businessId)
        throw new Error('A transaction belongs to one business, or to none');
      return this.send(statement);
    }
    if (context.businessId === null && this.options.timeoutMs === 0) return this.send(statement);
    const isPlannedOnce = statement.name !== undefined;
    // Waits until the transaction is restricted to its tenant before sending a statement that may write. Others are
    // pipelined with their begin: if that fails, so does the statement and its result is dropped, and committing a failed
    // transaction rolls back.
    const isPipelined = context.readOnly || context.businessId === null;
    if (!isPipelined) await this.confine(context, { isPlannedOnce });
    const begun = isPipelined ? this.query(beginText(context, this.options, { isPlannedOnce })) : undefined;
    const [, answer] = await allOf(begun, this.send<R>(statement), this.query('commit'));
    return answer;
  }

  async begin(settings: TransactionSettings): Promise<void> {
    const context = tenantContext();
    await this.confine(context, { ...settings, isPlannedOnce: this.options.prepare });
    this.context = context;
  }

  async commit(): Promise<void> {
    await this.query('commit');
    this.context = undefined;
  }

  async command(text: string): Promise<void> {
    await this.query(text);
  }

  /** Cannot fail: PostgreSQL itself rolls back the transactions of a lost connection. */
  async rollback(): Promise<void> {
    await this.query('rollback').catch(() => {
      this.isLost = true;
    });
    this.context = undefined;
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(this.isLost);
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface, and nothing streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported');
  }

  private async confine(context: TenantContext, settings: BeginSettings): Promise<void> {
    try {
      await this.query(beginText(context, this.options, settings));
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  private statementOf({ sql: text, parameters }: CompiledQuery): pg.QueryConfig & { text: string } {
    const name = this.options.prepare ? this.names.of(text, parameters) : undefined;
    return { name, text, values: parameters.map((value) => (value instanceof PlannedForValue ? value.value : value)) };
  }

  private async send<R>(statement: pg.QueryConfig & { text: string }): Promise<QueryResult<R>> {
    const send = () => this.query(statement);
    const { command, rowCount, rows } = await (this.options.observe?.(statement.text, send) ?? send());
    return { rows: rows ?? [], numAffectedRows: CHANGES.includes(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  private async query(statement: string | pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.client.query(statement);
    } catch (error) {
      this.isLost ||= !(error instanceof pg.DatabaseError) || SESSION_LOST.test(error.code ?? '');
      throw error;
    }
  }
}

interface BeginSettings extends TransactionSettings {
  /** Whether its prepared statements use generic plans. */
  isPlannedOnce: boolean;
}

/** Returns one text that begins a transaction and sets its context, without a prepared statement. */
function beginText(
  { businessId, readOnly }: TenantContext,
  { timeoutMs }: TenantDialectOptions,
  { isolationLevel, accessMode = readOnly ? 'read only' : undefined, isPlannedOnce }: BeginSettings,
): string {
  const configs = Object.entries({
    statement_timeout: String(timeoutMs),
    ...(businessId !== null && {
      role: TENANT_ROLE,
      search_path: 'tenant, public',
      'whorl.business': businessId,
      // PostgreSQL would otherwise replan a statement while it expects better plans; planning a list takes longer than
      // running it.
      ...(isPlannedOnce && { plan_cache_mode: 'force_generic_plan' }),
    }),
  }).map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`);
  const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
  return `begin ${modes.join(' ')}; select ${configs.join(', ')}`;
}

/** Awaits all and throws the first failure in argument order. */
async function allOf<T extends unknown[]>(...answers: { [K in keyof T]: Promise<T[K]> | undefined }): Promise<T> {
  for (const answer of await Promise.allSettled(answers)) if (answer.status === 'rejected') throw answer.reason;
  return Promise.all(answers) as Promise<T>;
}

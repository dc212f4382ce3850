import pg from 'pg';
import { currentTenant } from '#db/tenancy/tenantContext.ts';
import { TENANT_ROLE } from '#db/tenancy/tenantSchema.ts';

/** A statement sent to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
  /** The tenant that it was restricted to. */
  business?: string | undefined;
  /** Whether it was prepared, with a generic plan. */
  isPrepared?: boolean;
}

type Query = (...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;
let recording: Statement[] | undefined;

// Replaced before connections are opened, because they keep the method they were opened with.
prototype.query = function (this: unknown, first: unknown, values?: unknown, ...rest: unknown[]) {
  const statement: (Partial<Statement> & { name?: string }) | undefined =
    typeof first === 'string' ? { text: first, values: values as unknown[] } : (first as object | undefined);
  if (statement?.text) {
    const { text, values: of = [], name } = statement;
    const business = currentTenant() ?? undefined;
    recording?.push({ text, values: of as unknown[], business, isPrepared: name !== undefined });
  }
  return query.call(this, first, values, ...rest);
};

/** Returns every statement that this process sends while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  recording = sent;
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return sent;
}

/** A node of a plan by EXPLAIN (ANALYZE, VERBOSE, FORMAT JSON). */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Output?: string[];
  Filter?: string;
  Plans?: PlanNode[];
}

type PlanMode = 'force_custom_plan' | 'force_generic_plan';

/** Explains a statement with its values, as the tenant that sent it; with a custom or a generic plan. */
export async function explain(
  client: pg.Client,
  { text, values, business }: Statement,
  mode: PlanMode,
): Promise<PlanNode> {
  const name = values.length > 0 ? 'explained' : undefined;
  await client.query('begin');
  await client.query(`set local plan_cache_mode = ${mode}`);
  if (business !== undefined)
    await client.query(
      `select set_config('role', '${TENANT_ROLE}', true), set_config('search_path', 'tenant, public', true),
         set_config('whorl.business', $1, true)`,
      [business],
    );
  if (name) await client.query(`prepare ${name} as ${text}`);
  try {
    const run = name ? `execute ${name} (${values.map(literal).join(', ')})` : text;
    const { rows } = await client.query(`explain (analyze, timing off, verbose, format json) ${run}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    if (name) await client.query(`deallocate ${name}`);
  }
}

/** All nodes of a plan. */
export const stepsOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  return pg.escapeLiteral(String(value));
}

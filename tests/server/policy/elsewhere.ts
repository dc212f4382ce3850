import { sql } from 'kysely';
import type { TestApp } from '#tests/support/app.ts';
import { inLanes } from '#tests/support/lanes.ts';
import type { Answer } from '#tests/support/person.ts';
import { type RootOperation, rootOperations } from '#tests/support/schema/rootOperations.ts';
import { deadLinks } from '#tests/support/schema/things.ts';
import { type Asker, refusalOf } from './askers.ts';
import { type AllThings, requestOf, thingAt } from './requests.ts';
import { policy, type Row } from './table.ts';

export const asked = rootOperations.filter(({ name }) => name in policy);
export const overHttp = asked.filter(({ kind }) => kind !== 'subscription');
export const rowOf = ({ name }: RootOperation): Row => policy[name]!;

export const codesOf = ({ errors }: Answer) => [...new Set(errors?.map(({ extensions }) => extensions.code))].join();

export const idsIn = (answer: unknown): string[] =>
  JSON.stringify(answer ?? null).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

/** Who is of another business, what they have, and what is none of theirs. */
interface Neighbours {
  askers: Asker[];
  own: AllThings;
  others: AllThings;
}

/** Every argument that takes an id, and how another business's is answered. */
export const idSlotsOverHttp = overHttp.flatMap((operation) =>
  Object.entries(rowOf(operation).ids ?? {}).map(([path, cell]) => ({
    operation,
    path,
    expected: cell.split(' → ')[1]!,
  })),
);

const LANES = 4;

/** Ask for each id of the other business. Answers what was not answered as the table says. */
export async function wrongAnswersToNeighbours({ askers, own, others }: Neighbours): Promise<string[]> {
  const elsewhere: AllThings = { ...others, ...deadLinks() };
  const wrong: string[] = [];
  const cases = askers.flatMap((asker) => idSlotsOverHttp.map((slot) => ({ asker, ...slot })));
  await inLanes(LANES, cases, async ({ asker, operation, path, expected }) => {
    const row = rowOf(operation);
    const thing = thingAt(row, path)!;
    const due = (asker.kind === 'key' && refusalOf(row, asker)) || expected;
    const { query, variables } = requestOf(operation, row, { ...own, [thing]: elsewhere[thing] });
    const { data, ...answer } = await (await asker.device()).send(query, variables);
    const got = codesOf({ data, ...answer }) || inWords(data[operation.field.name]);
    const what = `${asker.name}: ${operation.name}(${path})`;
    if (got !== due) wrong.push(`${what} answered ${got}, not ${due} ${JSON.stringify(answer.errors)}`);
  });
  return wrong;
}

/** Ask everything with the other business's ids. Answers which of its secrets were told. */
export async function leaksToNeighbours({ askers, others }: Neighbours, secrets: Set<string>): Promise<string[]> {
  const leaks: string[] = [];
  const cases = askers.flatMap((asker) => overHttp.map((operation) => ({ asker, operation })));
  await inLanes(LANES, cases, async ({ asker, operation }) => {
    const row = rowOf(operation);
    if (row.who === 'PORTAL') return;
    const { query, variables } = requestOf(operation, row, others);
    const { data } = await (await asker.device()).send(query, variables);
    const told = idsIn(data).filter((id) => secrets.has(id));
    leaks.push(...told.map((id) => `${asker.name}: ${operation.name} told ${id}`));
  });
  return leaks;
}

function inWords(answer: { nodes: unknown[]; totalCount: number } | unknown[] | null): string {
  if (answer === null) return 'null';
  if (Array.isArray(answer)) return answer.every((one) => one === null) ? 'nothing' : 'data';
  return answer.nodes?.length === 0 && answer.totalCount === 0 ? 'nothing' : 'data';
}

/** The id of every row that a business has, and its own. */
export async function idsOf({ services }: TestApp, businessId: string): Promise<Set<string>> {
  const database = services.database.em.getKysely();
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('id', 'business_id')
    group by table_name having count(*) = 2
  `.execute(database);
  const ids = new Set([businessId]);
  for (const { name } of tables.rows) {
    const ofBusiness = sql<{ id: string }>`select id from ${sql.table(name)} where business_id = ${businessId}`;
    for (const { id } of (await ofBusiness.execute(database)).rows) ids.add(id);
  }
  return ids;
}

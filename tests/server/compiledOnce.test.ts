import fc from 'fast-check';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { compileOnce } from '#db/compiledOnce.ts';

const kysely = (compiler = new PostgresQueryCompiler()) =>
  new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => compiler,
    },
  });

/** Pieces as statements are made of, each of some values. */
const { statement } = fc.letrec<{ statement: RawBuilder<unknown> }>((tie) => ({
  statement: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('true', '', 'a.id', '2', '3').map((text) => sql.raw(text)),
    fc.integer().map((value) => sql`${value}`),
    fc.integer().map((value) => sql`a = ${value}`),
    fc.constantFrom('a', 'b').map((name) => sql`${sql.ref(name)}`),
    fc.constantFrom('a', 'b').map((name) => sql`${sql.table(name)} t`),
    fc.integer().map((value) => sql.lit(value)),
    fc.array(fc.integer()).map((values) => sql`${values}::int[]`),
    tie('statement').map((one) => sql`(${one})`),
    fc.tuple(tie('statement'), tie('statement')).map(([one, other]) => sql`${one} or ${other}`),
    fc.array(tie('statement'), { minLength: 1, maxLength: 3 }).map((all) => sql.join(all, sql` and `)),
    fc.array(fc.integer(), { minLength: 1, maxLength: 3 }).map((all) => sql.join(all)),
  ),
}));

it('a statement is the same whether it was put together before or not', () => {
  const [once, anew] = [kysely(), kysely()];
  compileOnce(once);
  const said = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => ({ text, parameters });
  fc.assert(
    fc.property(statement, (built) => {
      const expected = said(built.compile(anew));
      expect(said(built.compile(once))).toEqual(expected);
      expect(said(built.compile(once))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['a template', (value: number) => sql`a = ${value}`],
  ['what is joined', (value: number) => sql.join([sql`a = ${value}`, sql`b = ${value}`], sql` or `)],
])('%s is put together by Kysely once', (_what, built) => {
  let compiled = 0;
  class Counting extends PostgresQueryCompiler {
    override compileQuery(...asked: Parameters<PostgresQueryCompiler['compileQuery']>) {
      compiled += 1;
      return super.compileQuery(...asked);
    }
  }
  const database = kysely(new Counting());
  compileOnce(database);
  for (const value of [1, 2, 3]) expect(built(value).compile(database).parameters).toContain(value);
  expect(compiled).toBe(1);
});

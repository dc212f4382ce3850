import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#server/platform/reads/conditions.ts';
import { resembles } from '#server/platform/reads/textSearch.ts';
import type { CustomerFilter } from './customer.types.ts';

/** The condition that a filter stands for. */
export function customerCondition({ search, kind, tag, archived }: CustomerFilter): RawBuilder<unknown> {
  return allOf(
    archived ? sql`t.archived_at is not null` : sql`t.archived_at is null`,
    kind && sql`t.kind = ${kind}`,
    tag && sql`t.tags @> array[${tag}]::text[]`,
    search?.trim() && resembles('t.search_text', search),
  );
}

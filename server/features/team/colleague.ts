import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { invalidInput } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { column, type ReadShape } from '#server/platform/reads/shape.ts';

@ObjectType({ description: 'A current or former member of the team.', simpleResolvers: true })
export class Colleague {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  fullName!: string;
}

/**
 * Users by id, limited to members of the business. Includes former members, because their work stays under their name.
 */
export const colleagueReads: ReadShape = {
  table: 'colleagues',
  from: '(select m.business_id, u.id, u.full_name, m.status from memberships m join users u on u.id = m.user_id)',
  fields: { id: column('id'), fullName: column('full_name') },
};

/**
 * Returns the member to whom work is to be assigned. Throws VALIDATION_FAILED where they are not an active member of
 * the business.
 */
export async function requireColleague(work: Work, id: string): Promise<Colleague> {
  const { rows } = isUuid(id)
    ? await sql<{ colleague: Colleague }>`
        select json_build_object('id', u.id, 'fullName', u.full_name) as colleague
        from memberships m join users u on u.id = m.user_id
        where m.business_id = ${work.businessId} and m.user_id = ${id} and m.status = 'ACTIVE'
      `.execute(work.em.getKysely())
    : { rows: [] };
  const [found] = rows;
  if (found) return found.colleague;
  const message = 'Choose a member of the business';
  throw invalidInput([{ path: 'memberId', message, code: 'NOT_A_MEMBER' }]);
}

import { activityReads } from '#server/features/activity/index.ts';
import { column, computedFrom, expression, type ReadShape } from '#server/platform/reads/shape.ts';
import { PEOPLE_FIELDS } from './fieldWords.ts';

/** SQL for a column of the link that chains an entry to the one before. */
export const linkSql = (t: string, value: string) =>
  `(select ${value} from audit_links l where l.business_id = ${t}.business_id and l.activity_id = ${t}.id)`;

const peopleSql = (t: string) => {
  const ids = PEOPLE_FIELDS.flatMap((field) => [`(${t}.before->>'${field}')::uuid`, `(${t}.after->>'${field}')::uuid`]);
  return `(select json_object_agg(u.id, u.full_name) from users u where u.id in (${ids.join(', ')}))`;
};

/** SQL for a change with the business's time zone and the names of the people whose ids are in it. */
export const recordedChangeSql = (t: string) => `json_build_object('before', ${t}.before, 'after', ${t}.after,
    'timeZone', (select b.time_zone from businesses b where b.id = ${t}.business_id), 'people', ${peopleSql(t)})`;

export const auditReads: ReadShape = {
  table: 'activities',
  fields: {
    ...activityReads.fields,
    number: expression((t) => linkSql(t, 'l.number')),
    hash: expression((t) => linkSql(t, "encode(l.hash, 'hex')")),
    actorKind: column('actor_kind'),
    actorId: column('actor_id'),
    address: column('address'),
    device: computedFrom('user_agent'),
    requestId: column('request_id'),
    changes: expression(recordedChangeSql),
  },
};

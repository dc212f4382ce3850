import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { roleAllows } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { forbidden, unauthenticated } from '#server/platform/graphql/errors.ts';
import { memberOf } from '#server/platform/http/graphql.ts';

const columns = [
  'Name',
  'Kind',
  'Email',
  'Phone',
  'Street',
  'Suite',
  'City',
  'State',
  'ZIP',
  'Country',
  'Tags',
  'Tax exempt',
  'Net days',
  'Archived',
  'Notes',
];

/** All customers of the business as CSV, in the columns that the import reads. */
export const customerExportRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get('/export/customers.csv', async (request, reply) => {
      const member = memberOf(services.accessTokens, request.headers.authorization);
      if (!member || services.live.sessionEnded(member.sessionId)) throw unauthenticated();
      if (!roleAllows(member.role, 'customers.read')) throw forbidden();
      return reply
        .header('content-disposition', 'attachment; filename="customers.csv"')
        .type('text/csv; charset=utf-8')
        .send(await customersCsv(services, member));
    });
  };

async function customersCsv({ database }: Services, { businessId }: Member): Promise<string> {
  const { rows } = await sql<{ row: (string | number | boolean | null)[] }>`
    select json_build_array(name, kind, email, phone, address ->> 'line1', address ->> 'line2', address ->> 'city',
      address ->> 'state', address ->> 'postalCode', address ->> 'country', array_to_string(tags, ', '),
      case when tax_exempt then 'yes' else 'no' end, net_days, case when archived_at is null then 'no' else 'yes' end, notes) as row
    from customers where business_id = ${businessId} order by lower(name), id
  `.execute(database.em.getKysely());
  // A cell that begins like a formula would run as one in a spreadsheet.
  return Papa.unparse({ fields: columns, data: rows.map(({ row }) => row) }, { escapeFormulae: true });
}

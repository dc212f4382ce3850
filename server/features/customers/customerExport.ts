import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { andVisible, viewerCte } from '#server/platform/auth/rowVisibility.ts';
import { requireStepUp } from '#server/platform/auth/stepUp.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedMember } from '#server/platform/http/authorizeRequest.ts';
import { type Cell, CSV_BEGINS, csvRows } from '#server/platform/http/csv.ts';
import { recordDownload } from '#server/platform/http/recordDownload.ts';

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

/** Serves the visible customers as CSV, in the columns that the import reads. */
export const customerExportRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get('/export/customers.csv', async (request, reply) => {
      const csv = await withAuthorizedMember(services, request, reply, 'customers.read', async (member) => {
        await requireStepUp(services, member);
        await recordDownload(services, request, member, 'all customers');
        return customersCsv(services, member);
      });
      return reply
        .header('content-disposition', 'attachment; filename="customers.csv"')
        .type('text/csv; charset=utf-8')
        .send(csv);
    });
  };

async function customersCsv({ database }: Services, member: Member): Promise<string> {
  const { rows } = await sql<{ row: Cell[] }>`
    ${viewerCte(member)}select json_build_array(name, kind, email, phone, address ->> 'line1', address ->> 'line2', address ->> 'city',
      address ->> 'state', address ->> 'postalCode', address ->> 'country', array_to_string(tags, ', '),
      case when tax_exempt then 'yes' else 'no' end, net_days, case when archived_at is null then 'no' else 'yes' end, notes) as row
    from customers t where business_id = ${member.businessId}${andVisible(member, 'customers', 't')} order by lower(name), id
  `.execute(database.em.getKysely());
  return CSV_BEGINS + csvRows([columns, ...rows.map(({ row }) => row)]);
}

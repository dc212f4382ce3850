import { fileUrl } from '#server/features/business/index.ts';
import { column, expression, type ReadField, type ReadShape } from '#server/platform/reads/shape.ts';

/** The fields of a business that its customers see. */
export const portalBusinessReads: ReadShape = {
  table: 'businesses',
  fields: {
    name: column('name'),
    email: column('email'),
    phone: column('phone'),
    logoUrl: expression((t) => fileUrl(`${t}.logo_file_id`)),
    timeZone: column('time_zone'),
    isTestMode: expression((t) => `(${t}.test_of_business_id is not null)`),
  },
};

export const customerName: ReadField = expression(
  (t) => `(select c.name from customers c where c.business_id = ${t}.business_id and c.id = ${t}.customer_id)`,
);

/** Returns the fields that the portal shows exactly as the dashboard does. */
export const fieldsOf = ({ fields }: ReadShape, ...names: string[]): ReadShape['fields'] =>
  Object.fromEntries(names.map((name) => [name, fields[name]!]));

/** Returns the read shape of lines without the fields that only the business may see. */
export function withoutInternalFields({ table, fields }: ReadShape): ReadShape {
  const hidden = expression(() => 'null');
  return { table, fields: { ...fields, capReason: hidden, serviceId: hidden } };
}

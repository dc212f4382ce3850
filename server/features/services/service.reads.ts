import { column, expression, type ReadShape } from '#server/platform/reads/shape.ts';

export const serviceReads: ReadShape = {
  table: 'services',
  fields: {
    id: column('id'),
    version: column('version'),
    externalId: column('external_id'),
    type: column('type'),
    description: column('description'),
    unitCents: column('unit_cents'),
    taxable: column('taxable'),
    archived: expression((t) => `${t}.archived_at is not null`),
    position: column('position'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
  },
};

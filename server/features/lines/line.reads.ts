import { column, type ReadShape } from '#server/platform/reads/shape.ts';

const fields = {
  id: column('id'),
  type: column('type'),
  description: column('description'),
  quantity: column('quantity'),
  unitCents: column('unit_cents'),
  taxable: column('taxable'),
  optional: column('optional'),
  selected: column('selected'),
  totalCents: column('total_cents'),
  capReason: column('cap_reason'),
  serviceId: column('service_id'),
};

export const quoteLineReads: ReadShape = { table: 'quote_lines', fields };
export const invoiceLineReads: ReadShape = { table: 'invoice_lines', fields };

import type { EditedField } from '#client/ui/forms/useEditedVersion.ts';
import { formatCents } from '#domain/money.ts';
import type { DocumentValues, LineValues } from './lineValues.ts';

const inCents = (cents: number | null) => (cents ? formatCents(cents) : 'None');
const lineInWords = ({ quantity, description, unitCents }: LineValues) =>
  `${quantity ?? 0} × ${description}, ${formatCents(unitCents ?? 0)}`;

/** How the fields that quotes and invoices share are shown when two edits are compared; the lines are one field. */
export const documentFields: { [Name in Exclude<keyof DocumentValues, 'customerId'>]: EditedField<DocumentValues> } = {
  lines: { label: 'Lines', show: ({ lines }) => lines.map(lineInWords).join('; ') || 'None' },
  discountIn: {
    label: 'Discount is',
    show: ({ discountIn }) => (discountIn === 'AMOUNT' ? 'An amount' : 'A percentage'),
  },
  discountCents: { label: 'Discount', show: ({ discountCents }) => inCents(discountCents) },
  discountPercent: { label: 'Discount in percent' },
  taxRate: { label: 'Tax rate' },
  terms: { label: 'Terms' },
  notes: { label: 'Notes' },
};

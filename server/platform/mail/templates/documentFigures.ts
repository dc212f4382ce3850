import { type Cents, formatCents } from '#domain/money.ts';
import { isCounted } from '#domain/totals.ts';
import type { MailBusiness } from './MailLayout.tsx';
import type { Figure } from './parts.tsx';

/** A line of a quote or invoice, as mails show it. */
export interface MailLine {
  description: string;
  quantity: number;
  totalCents: Cents;
  optional: boolean;
  selected: boolean;
}

/** A quote or invoice, as the mail with which it goes out shows it. */
export interface MailDocument {
  business: MailBusiness;
  customerName: string;
  number: string;
  lines: MailLine[];
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  portalUrl: string;
}

const SHOWN_LINES = 8;

/**
 * Returns the lines and totals of a document. Only the first of many lines, to keep the mail short; the PDF has them all.
 */
export function documentFigures({ lines, discountCents, taxCents, totalCents }: MailDocument): Figure[] {
  const left = lines.length - SHOWN_LINES;
  return [
    ...lines.slice(0, SHOWN_LINES).map(lineFigure),
    ...(left > 0 ? [{ label: `and ${left} more ${left === 1 ? 'line' : 'lines'}`, value: '' }] : []),
    ...(discountCents > 0 ? [{ label: 'Discount', value: formatCents(-discountCents) }] : []),
    ...(taxCents > 0 ? [{ label: 'Tax', value: formatCents(taxCents) }] : []),
    { label: 'Total', value: formatCents(totalCents), strong: true },
  ];
}

function lineFigure(line: MailLine): Figure {
  const times = line.quantity === 1 ? '' : `\u00a0×\u00a0${line.quantity}`;
  return { label: `${line.description}${times}${optionNote(line)}`, value: formatCents(line.totalCents) };
}

function optionNote(line: MailLine): string {
  if (!line.optional) return '';
  return isCounted(line) ? ' (optional)' : ' (optional, not in the total)';
}

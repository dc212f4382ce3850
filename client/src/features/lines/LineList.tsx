import { Text } from '@mantine/core';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import type { LineType } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import classes from './lineList.module.css';

export interface ShownLine {
  id: string;
  type: LineType;
  description: string;
  quantity: number;
  unitCents: number;
  taxable: boolean;
  optional: boolean;
  selected: boolean;
  totalCents: number;
}

/** The lines of a finished quote or invoice. */
export function LineList({ lines }: { lines: ShownLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes.line} data-left-out={!line.selected || undefined}>
          <div>
            <Text className={classes.description}>{line.description}</Text>
            <Text size="sm" c="dimmed">
              {about(line)}
            </Text>
          </div>
          <Text fw={600} className={classes.amount}>
            <Money cents={line.totalCents} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

const about = ({ type, quantity, unitCents, taxable, optional, selected }: ShownLine) =>
  [
    LINE_TYPE_NAMES[type],
    quantity !== 1 && `${quantity} × ${formatCents(unitCents)}`,
    taxable && 'taxable',
    optional && (selected ? 'optional' : 'optional, not included'),
  ]
    .filter(Boolean)
    .join(' · ');

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type Cents, formatCents } from '#domain/money.ts';
import { INK, paper } from '../paper.ts';
import type { PrintedDocument } from './printed.ts';

export interface TotalsRow {
  label: string;
  cents: Cents;
  /** Emphasizes a main figure of the document. */
  strong?: boolean;
}

/** The rows from subtotal to total. */
export function totalsRows(document: PrintedDocument): TotalsRow[] {
  const { subtotalCents, discountCents, taxRate, taxCents, totalCents } = document;
  const plain = discountCents === 0 && taxCents === 0;
  return [
    ...(plain ? [] : [{ label: 'Subtotal', cents: subtotalCents }]),
    ...(discountCents > 0 ? [{ label: 'Discount', cents: -discountCents }] : []),
    ...(taxCents > 0 ? [{ label: `Tax (${taxRate}%)`, cents: taxCents }] : []),
    { label: 'Total', cents: totalCents, strong: true },
  ];
}

const rowStyles = StyleSheet.create({
  plain: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5 },
  strong: {
    ...paper.strong,
    fontSize: 12,
    lineHeight: 1.4,
    marginTop: 3,
    paddingTop: 6,
    borderTopWidth: 1,
    borderTopColor: INK,
  },
});

/** Totals on the right, kept on one page with the content beside them. */
export function TotalsTable({ rows, beside }: { rows: TotalsRow[]; beside?: ReactNode }) {
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 40, marginTop: 12 }}>
      <View style={{ flex: 1, justifyContent: 'flex-end' }}>{beside}</View>
      <View style={{ width: 230 }}>
        {rows.map(({ label, cents, strong }) => (
          <View key={label} style={strong ? [rowStyles.plain, rowStyles.strong] : rowStyles.plain}>
            <Text>{label}</Text>
            <Text style={paper.figure}>{formatCents(cents)}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

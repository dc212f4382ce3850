import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { formatCents } from '#domain/money.ts';
import { isCounted } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import { paper } from '../paper.ts';
import { isKeptTogether } from './keptTogether.ts';
import type { PrintedLine } from './printed.ts';
import { Typed } from './Typed.tsx';

const TYPE_WIDTH = 86;
/** Width of a tabular digit, the widest character of an amount: 0.65 of 9.5 points. */
const DIGIT_WIDTH = 6.2;
/** Minimum characters per line of the description, beside the longest amounts. */
const FEWEST_CHARACTERS = 20;
const PASSED_THROUGH = '†';

/** The line items. The header row repeats on each page. */
export function LinesTable({ lines, travelExplanation }: { lines: PrintedLine[]; travelExplanation: string | null }) {
  const widths = columnWidths(lines);
  const passesThrough = lines.some(({ type }) => type === 'GOVERNMENT');
  return (
    <View>
      <View
        fixed
        style={[
          paper.hairline,
          paper.quiet,
          { flexDirection: 'row', gap: 10, fontSize: 8, lineHeight: 1.4, paddingBottom: 4 },
        ]}
      >
        <Text style={{ flex: 1 }}>Description</Text>
        <Text style={{ width: TYPE_WIDTH }}>Type</Text>
        <Text style={[paper.figure, { width: widths.quantity }]}>Quantity</Text>
        <Text style={[paper.figure, { width: widths.unit }]}>Unit price</Text>
        <Text style={[paper.figure, { width: widths.amount }]}>Amount</Text>
      </View>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed line has no identity but its place
        <LineRow key={index} line={line} widths={widths} />
      ))}
      {travelExplanation && <Remark>Travel: {travelExplanation}</Remark>}
      {passesThrough && (
        <Remark>{PASSED_THROUGH} Government fees are passed on at cost, with no discount or tax.</Remark>
      )}
    </View>
  );
}

interface ColumnWidths {
  quantity: number;
  unit: number;
  amount: number;
}

/** Gives the description the width that the longest amounts leave. */
function columnWidths(lines: PrintedLine[]): ColumnWidths {
  const widthOf = (texts: string[]) => Math.max(46, ...texts.map((text) => text.length * DIGIT_WIDTH));
  return {
    quantity: widthOf(lines.map(({ quantity }) => String(quantity))),
    unit: widthOf(lines.map(({ unitCents }) => formatCents(unitCents))),
    amount: widthOf(lines.map(amountOf)),
  };
}

/** In parentheses if it is not part of the total. */
function amountOf(line: PrintedLine): string {
  const amount = formatCents(line.totalCents);
  return isCounted(line) ? amount : `(${amount})`;
}

function LineRow({ line, widths }: { line: PrintedLine; widths: ColumnWidths }) {
  const counted = isCounted(line);
  const tone = counted ? {} : paper.quiet;
  const mark = line.type === 'GOVERNMENT' ? ` ${PASSED_THROUGH}` : '';
  return (
    <View wrap={false} style={[paper.hairline, tone, { flexDirection: 'row', gap: 10, paddingVertical: 4 }]}>
      <View style={{ flex: 1 }}>
        <Typed>{descriptionOf(line)}</Typed>
        {line.optional && (
          <Text style={paper.label}>{counted ? 'Optional, chosen' : 'Optional, not chosen: not in the total'}</Text>
        )}
      </View>
      <Text style={[paper.quiet, { width: TYPE_WIDTH }]}>
        {LINE_TYPE_NAMES[line.type]}
        {mark}
      </Text>
      <Text style={[paper.figure, { width: widths.quantity }]}>{line.quantity}</Text>
      <Text style={[paper.figure, { width: widths.unit }]}>{formatCents(line.unitCents)}</Text>
      <Text style={[paper.figure, { width: widths.amount }]}>{amountOf(line)}</Text>
    </View>
  );
}

/** Joins the lines of a very long description, because a row is never split across pages. */
function descriptionOf({ description }: PrintedLine): string {
  return isKeptTogether(description, FEWEST_CHARACTERS) ? description : description.replace(/\s+/g, ' ');
}

function Remark({ children }: { children: ReactNode }) {
  return <Text style={[paper.quiet, { fontSize: 8.5, lineHeight: 1.4, marginTop: 6 }]}>{children}</Text>;
}

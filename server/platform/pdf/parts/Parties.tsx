import { Text, View } from '@react-pdf/renderer';
import { paper } from '../paper.ts';
import { ContactLines } from './Letterhead.tsx';
import type { PrintedParty } from './printed.ts';
import { Typed } from './Typed.tsx';

interface PartiesProps {
  /** The customer's role: billed, or quoted to. */
  heading: string;
  customer: PrintedParty;
  facts: { label: string; value: string }[];
}

/** The recipient and the dates of a document. */
export function Parties({ heading, customer, facts }: PartiesProps) {
  return (
    <View style={{ flexDirection: 'row', gap: 24, marginBottom: 16 }}>
      <View style={{ flex: 1 }}>
        <Text style={paper.label}>{heading}</Text>
        <Typed style={paper.strong}>{customer.name}</Typed>
        <ContactLines party={customer} />
      </View>
      <View style={{ width: 200, gap: 8, flexDirection: 'row', justifyContent: 'flex-end' }}>
        {facts.map(({ label, value }) => (
          <View key={label} style={{ width: 90 }}>
            <Text style={[paper.label, { textAlign: 'right' }]}>{label}</Text>
            <Text style={paper.figure}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

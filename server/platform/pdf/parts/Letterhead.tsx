import { Image, Text, View } from '@react-pdf/renderer';
import { paper } from '../paper.ts';
import { Heading } from './Heading.tsx';
import { addressLines, type PrintedBusiness, type PrintedParty } from './printed.ts';
import { Typed } from './Typed.tsx';

interface LetterheadProps {
  business: PrintedBusiness;
  /** What kind of document this is. */
  kind: string;
  number: string;
  stamp?: { words: string; color: string };
}

/** The business on the left, the document's kind and number on the right. */
export function Letterhead({ business, kind, number, stamp }: LetterheadProps) {
  return (
    <View style={{ flexDirection: 'row', gap: 24, marginBottom: 16 }}>
      <View style={{ flex: 1 }}>
        {business.logo && <Picture bytes={business.logo} width={170} height={42} />}
        <Heading fontSize={14} style={{ marginBottom: 2 }}>
          {business.name}
        </Heading>
        <ContactLines party={business} />
      </View>
      <View style={{ width: 200, alignItems: 'flex-end' }}>
        <Heading fontSize={28}>{kind}</Heading>
        <Text style={[paper.strong, { fontSize: 11, textAlign: 'right' }]}>{number}</Text>
        {stamp && <Stamp {...stamp} />}
      </View>
    </View>
  );
}

/** A picture scaled to fit a box. */
export function Picture({ bytes, width, height }: { bytes: Uint8Array; width: number; height: number }) {
  const style = { width, height, objectFit: 'contain', objectPosition: '0% 50%', marginBottom: 8 } as const;
  return <Image src={Buffer.from(bytes)} cache={false} style={style} />;
}

export function ContactLines({ party }: { party: PrintedParty }) {
  const contact = [party.phone, party.email].filter(Boolean).join(' · ');
  const lines = contact ? [...addressLines(party.address), contact] : addressLines(party.address);
  return lines.map((line) => (
    <Typed key={line} style={paper.quiet}>
      {line}
    </Typed>
  ));
}

function Stamp({ words, color }: { words: string; color: string }) {
  return (
    <View
      style={{
        marginTop: 10,
        paddingVertical: 3,
        paddingHorizontal: 10,
        borderWidth: 1.5,
        borderColor: color,
        borderRadius: 5,
        transform: 'rotate(-4deg)',
      }}
    >
      <Heading fontSize={13} style={{ color }}>
        {words}
      </Heading>
    </View>
  );
}

import { Text, View } from '@react-pdf/renderer';
import { paper } from '../paper.ts';
import { isKeptTogether } from './keptTogether.ts';
import { Typed } from './Typed.tsx';

/** Terms or notes, with the user's line breaks. */
export function Passage({ heading, text }: { heading: string; text: string | null }) {
  const typed = text?.trim();
  if (!typed) return null;
  return (
    <View wrap={!isKeptTogether(typed, 90)} style={{ marginTop: 16 }}>
      <Text minPresenceAhead={30} style={[paper.strong, { marginBottom: 2 }]}>
        {heading}
      </Text>
      <Typed orphans={2} widows={2}>
        {typed}
      </Typed>
    </View>
  );
}

import { Text, View } from '@react-pdf/renderer';
import { paper } from '../paper.ts';

/** About a third of a page: what is longer may run over to the next one. */
const KEPT_TOGETHER = 1500;

/** Terms or notes, as they were typed. */
export function Passage({ heading, text }: { heading: string; text: string | null }) {
  const typed = text?.trim();
  if (!typed) return null;
  return (
    <View wrap={typed.length > KEPT_TOGETHER} style={{ marginTop: 16 }}>
      <Text minPresenceAhead={30} style={[paper.strong, { marginBottom: 2 }]}>
        {heading}
      </Text>
      <Text orphans={2} widows={2}>
        {typed}
      </Text>
    </View>
  );
}

import { type Styles, Text } from '@react-pdf/renderer';

type Style = Styles[string];

interface TypedProps {
  children: string;
  style?: Style;
  orphans?: number;
  widows?: number;
}

/** The first letter belongs to a right-to-left script. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** User text in the direction of its first letter, aligned with its surroundings. */
export function Typed({ children, style, ...rest }: TypedProps) {
  const direction: Style['direction'] = RIGHT_TO_LEFT.test(children) ? 'rtl' : 'ltr';
  return (
    <Text {...rest} style={{ direction, textAlign: 'left', ...style }}>
      {children}
    </Text>
  );
}

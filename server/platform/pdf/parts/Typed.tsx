import { type Styles, Text } from '@react-pdf/renderer';

type Style = Styles[string];

interface TypedProps {
  children: string;
  style?: Style;
  orphans?: number;
  widows?: number;
}

/** Right to left where the first letter is of such a script. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Text as somebody typed it, in the direction of its first letter and in line with what stands around it. */
export function Typed({ children, style, ...rest }: TypedProps) {
  const direction: Style['direction'] = RIGHT_TO_LEFT.test(children) ? 'rtl' : 'ltr';
  return (
    <Text {...rest} style={{ direction, textAlign: 'left', ...style }}>
      {children}
    </Text>
  );
}

import { Text } from '@react-pdf/renderer';
import { headingFonts } from '../fonts.ts';

interface HeadingProps {
  children: string;
  fontSize: number;
  style?: { color?: string; marginBottom?: number; marginVertical?: number };
}

export function Heading({ children, fontSize, style }: HeadingProps) {
  const setting = { fontFamily: headingFonts(children), fontWeight: 600, fontSize, lineHeight: 1.2 };
  return <Text style={{ ...setting, ...style }}>{children}</Text>;
}

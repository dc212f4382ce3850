import { useHeadingFonts } from '../fonts.ts';
import { Typed } from './Typed.tsx';

interface HeadingProps {
  children: string;
  fontSize: number;
  style?: { color?: string; marginBottom?: number; marginVertical?: number };
}

export function Heading({ children, fontSize, style }: HeadingProps) {
  const setting = { fontFamily: useHeadingFonts(children), fontWeight: 600, fontSize, lineHeight: 1.2 };
  return <Typed style={{ ...setting, ...style }}>{children}</Typed>;
}

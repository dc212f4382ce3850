import { sizes } from './sizes.ts';
import { type SlideKey, slides } from './slides.ts';

/** A picture in its formats, best first, for the attributes of <source> and <img>. */
interface Picture {
  /** A srcset. */
  avif: string;
  /** A srcset. */
  webp: string;
  width: number;
  height: number;
}

interface SchemePictures {
  /** Of a desk's screen, with the one file that every browser shows. */
  desk: Picture & { fallback: string };
  /** Of a phone's screen, for pages too narrow for the other. */
  phone: Picture;
}

export interface Slide {
  key: SlideKey;
  title: string;
  caption: string;
  alt: string;
  light: SchemePictures;
  dark: SchemePictures;
}

const files = import.meta.glob<string>('./pictures/*.{avif,webp,jpeg}', { eager: true, import: 'default' });

function file(name: string): string {
  const address = files[`./pictures/${name}`];
  if (!address) throw new Error(`There is no picture ${name}: npm run screenshots takes it.`);
  return address;
}

const srcset = (name: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join(', ');

function picture(name: string, { avif, webp, width, height }: (typeof sizes)['desk']): Picture {
  return { avif: srcset(name, 'avif', avif), webp: srcset(name, 'webp', webp), width, height };
}

function picturesOf(key: SlideKey, scheme: 'light' | 'dark'): SchemePictures {
  const desk = `${key}-desk-${scheme}`;
  return {
    desk: { ...picture(desk, sizes.desk), fallback: file(`${desk}-${sizes.desk.width}.jpeg`) },
    phone: picture(`${key}-phone-${scheme}`, sizes.phone),
  };
}

/** The carousel of the home page: pictures of Whorl itself, in both schemes. */
export const carousel: readonly Slide[] = slides.map((slide) => ({
  ...slide,
  light: picturesOf(slide.key, 'light'),
  dark: picturesOf(slide.key, 'dark'),
}));

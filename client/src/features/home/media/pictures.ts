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

// As scripts/screenshots/framing.ts has them taken.
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 780, height: 1300 };

const files = import.meta.glob<string>('./pictures/*.{avif,webp,jpg}', { eager: true, import: 'default' });

function file(name: string): string {
  const address = files[`./pictures/${name}`];
  if (!address) throw new Error(`There is no picture ${name}: npm run screenshots takes it.`);
  return address;
}

const srcset = (name: string, format: string, widths: number[]) =>
  widths.map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join(', ');

const picturesOf = (key: SlideKey, scheme: 'light' | 'dark'): SchemePictures => {
  const desk = `${key}-desk-${scheme}`;
  const phone = `${key}-phone-${scheme}`;
  return {
    desk: {
      avif: srcset(desk, 'avif', [720, 1280, 1920]),
      webp: srcset(desk, 'webp', [720, 1280]),
      fallback: file(`${desk}-1280.jpg`),
      ...DESK,
    },
    phone: { avif: srcset(phone, 'avif', [780]), webp: srcset(phone, 'webp', [780]), ...PHONE },
  };
};

/** The carousel of the home page: pictures of Whorl itself, in both schemes. */
export const carousel: readonly Slide[] = slides.map((slide) => ({
  ...slide,
  light: picturesOf(slide.key, 'light'),
  dark: picturesOf(slide.key, 'dark'),
}));

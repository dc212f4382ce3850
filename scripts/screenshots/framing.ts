import type { BrowserContextOptions } from '@playwright/test';
import { sizes } from '#client/features/home/media/sizes.ts';

interface Framing {
  context: BrowserContextOptions;
  /** The widths to write, by format. */
  widths: { avif: number[]; webp: number[]; jpeg: number[] };
}

const { desk, phone } = sizes;

export const framings: Record<keyof typeof sizes, Framing> = {
  desk: {
    // The scale provides enough pixels for the widest picture.
    context: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 16 / 9 },
    widths: { avif: desk.avif, webp: desk.webp, jpeg: [desk.width] },
  },
  phone: {
    context: { viewport: { width: 390, height: 650 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    widths: { avif: phone.avif, webp: phone.webp, jpeg: [] },
  },
};

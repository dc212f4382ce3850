/**
 * The pictures of the carousel: of a desk's screen for wide pages, of a phone's for narrow ones, since nobody can read a
 * desk's reduced to a phone. With the widths that each is kept in.
 */
export const sizes = {
  desk: { width: 1280, height: 800, avif: [720, 1280, 1920], webp: [720, 1280] },
  phone: { width: 780, height: 1300, avif: [780], webp: [780] },
};

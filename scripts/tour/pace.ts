/** The scene is played this much slower than the film, so that a slow machine paints enough frames. */
export const SLOWED = 2.5;

/** Converts a duration of the film to one of the scene. */
export const played = (milliseconds: number): number => milliseconds * SLOWED;

/** The scene is played so many times slower than the film is shown: a modest machine then paints enough pictures of it. */
export const SLOWED = 2.5;

/** What takes so long in the film takes, while it is played: */
export const played = (milliseconds: number): number => milliseconds * SLOWED;

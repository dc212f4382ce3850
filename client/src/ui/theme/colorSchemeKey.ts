/** The localStorage key of the chosen color scheme; public/color-scheme.js reads it before the first paint. */
export const COLOR_SCHEME_KEY = 'whorl-color-scheme';

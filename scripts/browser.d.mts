/** The path of a Chromium on this machine; undefined where there is none. */
export function findBrowser(): string | undefined;
/** findBrowser, after trying to install one where there is none. */
export function ensureBrowser(): string;

/** An endpoint as a sentence names it: the rest of an address may be a secret of its own. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;

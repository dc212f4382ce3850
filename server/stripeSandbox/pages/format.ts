const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const dollars = (cents: number | null) => money.format((cents ?? 0) / 100);
export const day = (seconds: number) => date.format(seconds * 1000);
export const moment = (seconds: number) => `${instant.format(seconds * 1000)} UTC`;

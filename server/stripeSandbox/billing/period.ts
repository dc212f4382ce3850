import type Stripe from 'stripe';

export interface Period {
  start: number;
  end: number;
}

/** The period of a price from a start. Months keep the day of their anchor: Jan 31, Feb 28, Mar 31. */
export function periodFrom(start: number, { recurring }: Stripe.Price, anchor = start): Period {
  if (!recurring) throw new Error('Only a recurring price has periods');
  const { interval, interval_count: count } = recurring;
  if (interval === 'day' || interval === 'week')
    return { start, end: start + count * (interval === 'week' ? 7 : 1) * 86_400 };
  const date = new Date(start * 1000);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), daysInMonth));
  return { start, end: Math.floor(date.getTime() / 1000) };
}

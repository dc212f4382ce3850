import { startOfDayIn, todayIn } from '#domain/dates.ts';
import type { OfflinePaymentMethod } from '#domain/states/payment.ts';

/** A payment as it is being typed. */
export interface PaymentValues {
  amountCents: number | null;
  method: OfflinePaymentMethod;
  /** The day, in the business's time zone. */
  receivedOn: string | null;
  reference: string;
  note: string;
}

const NOON_MS = 12 * 60 * 60 * 1000;

/** The instant that stands for a day: now for today, noon for a day gone by. */
const instantOn = (day: string | null, timeZone: string) =>
  day && day !== todayIn(timeZone)
    ? new Date(startOfDayIn(timeZone, day).getTime() + NOON_MS).toISOString()
    : new Date().toISOString();

export const toPaymentInput = (
  { amountCents, method, receivedOn, reference, note }: PaymentValues,
  timeZone: string,
) => ({
  amountCents: amountCents ?? 0,
  method,
  receivedAt: instantOn(receivedOn, timeZone),
  reference: reference.trim() || null,
  note: note.trim() || null,
});

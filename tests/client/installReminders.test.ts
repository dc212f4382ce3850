import { describe, expect, it } from 'vitest';
import { dismissed, nextOffer, parseRecord } from '#client/features/install/reminders.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 20);
const offerAfter = (dismissCount: number, hours: number) =>
  nextOffer({ dismissCount, lastDismissed: now }, now + hours * HOUR);

describe('the offer to install', () => {
  it('appears at once without a record', () => {
    expect(nextOffer(null, now)).toEqual({ stage: 'first', dueIn: 0 });
  });

  it('appears again 24 hours after the first dismissal', () => {
    expect(offerAfter(1, 0)).toEqual({ stage: 'second', dueIn: 24 * HOUR });
    expect(offerAfter(1, 23)).toEqual({ stage: 'second', dueIn: HOUR });
    expect(offerAfter(1, 24)).toEqual({ stage: 'second', dueIn: 0 });
  });

  it('appears for the last time 72 hours after the second', () => {
    expect(offerAfter(2, 71)).toEqual({ stage: 'last', dueIn: HOUR });
    expect(offerAfter(2, 72)).toEqual({ stage: 'last', dueIn: 0 });
  });

  it('never appears after the third', () => {
    expect(offerAfter(3, 10_000)).toBeNull();
    expect(offerAfter(4, 10_000)).toBeNull();
  });

  it('is not delayed by a clock that was set back', () => {
    expect(offerAfter(1, -500)).toEqual({ stage: 'second', dueIn: 24 * HOUR });
  });
});

describe('the install record', () => {
  it('counts dismissals with their times', () => {
    const first = dismissed(null, now);
    expect(first).toEqual({ dismissCount: 1, lastDismissed: now });
    expect(dismissed(first, now + HOUR)).toEqual({ dismissCount: 2, lastDismissed: now + HOUR });
  });

  it('is read as written', () => {
    const record = { dismissCount: 2, lastDismissed: now };
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([undefined, '', 'null', '{', '[]', '"yes"', '{"dismissCount":-1,"lastDismissed":0}', '{"dismissCount":1}'])(
    'is empty where storage has %j',
    (stored) => expect(parseRecord(stored)).toBeNull(),
  );
});

import { registerEnumType } from 'type-graphql';
import { enumOf } from './enums.ts';

const TIME_ORDERS = ['NEWEST', 'OLDEST'] as const;
/** Orders of lists that are sorted by time only. */
export type TimeOrder = (typeof TIME_ORDERS)[number];

export const TimeOrderEnum = enumOf(TIME_ORDERS);
registerEnumType(TimeOrderEnum, {
  name: 'TimeOrder',
  description: 'The order of a list by time.',
  valuesConfig: { NEWEST: { description: 'Newest first.' }, OLDEST: { description: 'Oldest first.' } },
});

/** Descriptions of the orders `timeSorts`, for the enums that contain them. */
export const timeSortValues = {
  NEWEST: { description: 'The newest first.' },
  OLDEST: { description: 'The first added first; for reading everything.' },
  OLDEST_UPDATED: { description: 'The longest unchanged first; with updatedSince, for reading what changed.' },
};

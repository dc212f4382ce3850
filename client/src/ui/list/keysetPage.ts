import type { ErrorLike } from '@apollo/client';

/** A page of a list, and how far it has come. */
export interface Page<Row> {
  /** The place of its first row in the list. */
  start: number;
  size: number;
  after: string | null;
  rows: readonly Row[];
  endCursor: string | null;
  hasNext: boolean;
  isAnswered: boolean;
  /** Other rows may be there by now. */
  isOld: boolean;
  error?: ErrorLike;
  /** In Apollo's cache. */
  isKept: boolean;
  /** Writes its answer there, where it was only shown. */
  keep?: () => void;
  /** Ends its being asked for, or kept current. */
  stop?: () => void;
}

export const newPage = <Row>(start: number, size: number, after: string | null): Page<Row> => ({
  start,
  size,
  after,
  rows: [],
  endCursor: null,
  hasNext: false,
  isAnswered: false,
  isOld: false,
  isKept: false,
});

export const overlaps = ({ start, size }: Page<unknown>, first: number, last: number) =>
  start <= last && start + size > first;

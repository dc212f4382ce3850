import { ErrorState } from '../feedback/ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface AwaitedListProps {
  /** What is loading: "your customers". */
  what: string;
  rows?: number;
  error: unknown;
  onRetry: () => void;
}

/** Placeholder of a list that is loading or failed to load. */
export function AwaitedList({ what, rows, error, onRetry }: AwaitedListProps) {
  if (error) return <ErrorState error={error} what={what} onRetry={onRetry} />;
  return <ListSkeleton what={what} rows={rows} />;
}

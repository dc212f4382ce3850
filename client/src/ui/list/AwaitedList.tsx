import { ErrorState } from '../feedback/ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface AwaitedListProps {
  /** What is loaded: "your customers". */
  what: string;
  rows?: number;
  error: unknown;
  onRetry: () => void;
}

/** Stands where a list will be; says why where it could not be loaded. */
export function AwaitedList({ what, rows, error, onRetry }: AwaitedListProps) {
  if (error) return <ErrorState error={error} what={what} onRetry={onRetry} />;
  return <ListSkeleton what={what} rows={rows} />;
}

import { useEffect, useState } from 'react';
import { useSession } from '#client/features/identity/index.ts';

const PATIENCE_MS = 3_000;

/**
 * Whether it is settled who looks: a professional's own preview must not count as the customer's view, so their access
 * token has to go along with the very first question. A customer does not wait for it long.
 */
export function useKnownViewer(): boolean {
  const isResolving = useSession().status === 'resolving';
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return waited || !isResolving;
}

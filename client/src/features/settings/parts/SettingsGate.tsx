import type { ReactNode } from 'react';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { type BusinessSettingsFragment, useSettingsQuery } from '../settings.generated.ts';

/** Loads the business for a section of its settings. */
export function SettingsGate({ children }: { children: (business: BusinessSettingsFragment) => ReactNode }) {
  const { data, error, refetch } = useSettingsQuery();
  if (data) return children(data.business);
  if (error) return <ErrorState error={error} what="your settings" onRetry={refetch} />;
  return <ListSkeleton what="your settings" rows={3} />;
}

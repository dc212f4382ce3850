import type { ReactNode } from 'react';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { type BusinessSettingsFragment, useSettingsQuery } from '../settings.generated.ts';

/** Loads the business for a section of its settings. */
export function SettingsGate({ children }: { children: (business: BusinessSettingsFragment) => ReactNode }) {
  const { data, error, refetch } = useSettingsQuery();
  if (data) return children(data.business);
  return <AwaitedList what="your settings" rows={3} error={error} onRetry={refetch} />;
}

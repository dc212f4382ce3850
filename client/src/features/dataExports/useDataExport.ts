import { useEffect } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { useDataExportQuery, useRequestDataExportMutation } from './dataExports.generated.ts';

const LOOK_AGAIN_MS = 1_000;

/** The newest export, looked at again each second while it is being made. */
export function useDataExport() {
  const { data, error, refetch, startPolling, stopPolling } = useDataExportQuery();
  const [ask, { loading: isAsking }] = useRequestDataExportMutation();
  const dataExport = data?.dataExport ?? null;
  const isBuilding = dataExport?.status === 'BUILDING';

  useEffect(() => {
    if (!isBuilding) return;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isBuilding, startPolling, stopPolling]);

  const request = () =>
    attempt(async () => {
      await ask();
      await refetch();
    }, 'The export couldn’t be started');
  return { dataExport, isKnown: data !== undefined, error, refetch, request, isAsking };
}

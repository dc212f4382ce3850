import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { PortalLayout } from './PortalLayout.tsx';

export function PortalFailed({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <PortalLayout title={`Your ${what}`}>
      <ErrorState error={error} what={`your ${what}`} onRetry={onRetry} />
    </PortalLayout>
  );
}

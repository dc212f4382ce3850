import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './document.module.css';
import { PortalLayout } from './PortalLayout.tsx';

/** Stands where the document will be. */
export function PortalLoading({ what }: { what: string }) {
  return (
    <PortalLayout title={`Your ${what}`}>
      <div className={classes.document} role="status" aria-busy>
        <VisuallyHidden>Loading your {what}</VisuallyHidden>
        <div className={classes.business}>
          <Skeleton height={48} width={220} />
        </div>
        <div className={classes.sheet}>
          <Skeleton height={24} width={180} />
          <Skeleton height={14} width={240} />
          <Skeleton height={120} />
          <Skeleton height={24} width={140} ml="auto" />
        </div>
      </div>
    </PortalLayout>
  );
}

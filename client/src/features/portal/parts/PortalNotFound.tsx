import { Text, Title } from '@mantine/core';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './layout.module.css';
import { PortalLayout } from './PortalLayout.tsx';

/** An unknown link, or one that was revoked: which of the two is not told. */
export function PortalNotFound({ what }: { what: string }) {
  return (
    <PortalLayout title={`This ${what} isn’t available`}>
      <div className={classes.message}>
        <div className={classes.motif}>
          <Whorl size={72} count={5} />
        </div>
        <Title order={1}>This {what} isn’t available</Title>
        <Text c="dimmed">
          The link may be incomplete, or the {what} was withdrawn or replaced. Look for a newer message from the
          business that sent it, or ask them to resend it.
        </Text>
      </div>
    </PortalLayout>
  );
}

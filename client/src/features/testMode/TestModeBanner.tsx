import { UnstyledButton } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSwitchBusiness, useViewer } from '#client/features/identity/index.ts';
import { Banner, wayOut } from '#client/ui/feedback/Banner.tsx';
import classes from './parts/testMode.module.css';

/** Says on every screen that it shows test data, with the way back. */
export function TestModeBanner() {
  const { isTestMode, liveBusinessId } = useViewer();
  const switchBusiness = useSwitchBusiness();
  if (!isTestMode) return null;
  return (
    <div role="status" className={classes.banner}>
      <Banner tone="test" icon={IconFlask}>
        <strong>Test mode.</strong> Nothing here is real: no email is sent, no money moves.{' '}
        <Link to="/dashboard/test-mailbox" className={wayOut}>
          Test mailbox
        </Link>{' '}
        <UnstyledButton className={wayOut} onClick={() => switchBusiness(liveBusinessId)}>
          Back to live data
        </UnstyledButton>
      </Banner>
    </div>
  );
}

import { UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Banner, wayOut } from '#client/ui/feedback/Banner.tsx';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { useClosureQuery } from './closure.generated.ts';
import { useReopen } from './useReopen.ts';

const DATA_SETTINGS = '/dashboard/settings/data';

/** That the business is closed, until when there is a way back, and that way. */
export function ClosedBanner() {
  // The shell asks for it.
  const { data } = useClosureQuery({ fetchPolicy: 'cache-only', refetchOn: false });
  const { reopen, isBusy } = useReopen();
  const { pathname } = useLocation();
  if (!data?.closure.deleteAt) return null;
  const { mine, deleteAt } = data.closure;
  return (
    <div role="status">
      <Banner tone="stop" icon={IconLock}>
        This business is closed and will be deleted on <DayOf instant={deleteAt} />. Until then everything can be read
        and exported.{' '}
        {mine ? (
          <UnstyledButton className={wayOut} onClick={reopen} disabled={isBusy}>
            Reopen it
          </UnstyledButton>
        ) : (
          'The owner can reopen it.'
        )}{' '}
        {mine && pathname !== DATA_SETTINGS && (
          <Link to={DATA_SETTINGS} className={wayOut}>
            Export
          </Link>
        )}
      </Banner>
    </div>
  );
}

import { Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { PLAN_SETTINGS } from '#client/ui/feedback/PlanWayOut.tsx';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import classes from './parts/planBanner.module.css';
import { usePlanOverviewQuery } from './plans.generated.ts';
import { bannerOf, dayIn } from './planWords.ts';

const icons = { notice: IconInfoCircle, warning: IconAlertTriangle, stop: IconLock };

/** What the plan needs of somebody now, with the one way out. */
export function PlanBanner() {
  const { data } = usePlanOverviewQuery();
  const timeZone = useTimeZone();
  const { pathname } = useLocation();
  const banner = data && bannerOf(data.subscription, data.planUsage, Date.now(), dayIn(timeZone));
  const Icon = banner && icons[banner.tone];
  return (
    <div role="status">
      {banner && Icon && (
        <div className={classes.banner} data-tone={banner.tone}>
          <Icon size={18} aria-hidden className={classes.icon} />
          <Text size="sm">
            {banner.words}{' '}
            {pathname !== PLAN_SETTINGS && (
              <Link to={PLAN_SETTINGS} className={classes.wayOut}>
                {banner.action}
              </Link>
            )}
          </Text>
        </div>
      )}
    </div>
  );
}

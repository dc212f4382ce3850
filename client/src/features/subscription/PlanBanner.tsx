import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Banner, wayOut } from '#client/ui/feedback/Banner.tsx';
import { PLAN_SETTINGS } from '#client/ui/feedback/PlanWayOut.tsx';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { usePlanOverviewQuery } from './plans.generated.ts';
import { type Billing, bannerOf, dayIn, type WayOut, waysOut } from './planWords.ts';
import { useBillingPages } from './useBillingPages.ts';

const icons = { notice: IconInfoCircle, warning: IconAlertTriangle, stop: IconLock };

/** What the plan needs of somebody now, with the one way out. */
export function PlanBanner() {
  // The shell asks for it.
  const { data } = usePlanOverviewQuery({ fetchPolicy: 'cache-only', refetchOn: false });
  const timeZone = useTimeZone();
  // ClosedBanner speaks of that.
  const isClosed = data?.subscription.readOnly === 'CLOSED';
  const banner = data && !isClosed && bannerOf(data.subscription, data.planUsage, Date.now(), dayIn(timeZone));
  return (
    <div role="status">
      {banner && (
        <Banner tone={banner.tone} icon={icons[banner.tone]}>
          {banner.words} <TheWayOut way={banner.way} billing={data.billing} />
        </Banner>
      )}
    </div>
  );
}

/** A card is changed and a plan kept on Stripe's own page; everything else begins at the settings. */
const pageFor: Partial<Record<WayOut, 'CARD' | 'HOME'>> = { card: 'CARD', keep: 'HOME' };

function TheWayOut({ way, billing }: { way: WayOut; billing: Billing }) {
  const { pathname } = useLocation();
  const { open, leaving } = useBillingPages();
  const { action, ask } = waysOut[way];
  const page = pageFor[way];
  if (ask && !billing.mine) return ask;
  if (page && billing.actions.includes('MANAGE_BILLING'))
    return (
      <UnstyledButton className={wayOut} onClick={() => open(page)} disabled={leaving !== undefined}>
        {action}
      </UnstyledButton>
    );
  if (pathname === PLAN_SETTINGS) return null;
  return (
    <Link to={PLAN_SETTINGS} className={wayOut}>
      {action}
    </Link>
  );
}

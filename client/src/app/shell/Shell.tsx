import { memo, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { ClosedBanner } from '#client/features/closure/index.ts';
import { PlanBanner } from '#client/features/subscription/index.ts';
import { TestModeBanner } from '#client/features/testMode/index.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { OfflineBanner } from '#client/ui/feedback/OfflineBanner.tsx';
import { TimeZoneProvider } from '#client/ui/figures/timeZone.ts';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { afterFirstScreen } from '../afterFirstScreen.ts';
import { useConnectionStatus } from '../apollo/connectionStatus.ts';
import { cachePersistence } from '../offline/cachePersistence.ts';
import { keepApp, useNewVersionNotice } from '../offline/newVersion.ts';
import { BottomBar } from './BottomBar.tsx';
import { Finder } from './Finder.tsx';
import { Only } from './Only.tsx';
import { useShellQuery } from './shell.generated.ts';
import classes from './shell.module.css';
import { TopBar } from './TopBar.tsx';

const SideBar = lazyPart(async () => (await import('./SideBar.tsx')).SideBar);
const InstallCard = lazyPart(
  async () => (await import('#client/features/install/index.ts')).InstallCard,
  afterFirstScreen,
);
const LiveActivity = lazyPart(async () => (await import('../live/LiveActivity.tsx')).LiveActivity, afterFirstScreen);

/** The frame of every dashboard screen: a side bar on wide screens, a top and a bottom bar on phones. */
export function Shell() {
  const { data, error, refetch } = useShellQuery();
  useNewVersionNotice();
  useEffect(() => void keepApp(), []);
  if (!data && !error) return <FullScreenLoading />;
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <WideSideBar businessName={data?.business.name} />
      <Only on="narrow">
        <TopBar />
      </Only>
      <div className={classes.column}>
        <Suspense fallback={null}>
          <TestModeBanner />
        </Suspense>
        <Connection />
        {data && <Banners timeZone={data.business.timeZone} />}
        <main id="main" tabIndex={-1} className={classes.main}>
          {data ? (
            <TimeZoneProvider value={data.business.timeZone}>
              <Suspense fallback={<FullScreenLoading />}>
                <Outlet />
              </Suspense>
            </TimeZoneProvider>
          ) : (
            <ErrorState error={error} what="your business" onRetry={refetch} />
          )}
        </main>
      </div>
      <Only on="narrow">
        <BottomBar />
      </Only>
      <Finder />
      <Suspense>
        <LiveActivity />
      </Suspense>
      <Suspense>
        <InstallCard />
      </Suspense>
    </div>
  );
}

/** Memoized, because the shell renders more often. */
const WideSideBar = memo(({ businessName }: { businessName?: string }) => (
  <Only on="wide">
    <Suspense fallback={<div />}>
      <SideBar businessName={businessName} />
    </Suspense>
  </Only>
));

/** Memoized for the same reason. */
const Banners = memo(({ timeZone }: { timeZone: string }) => (
  <TimeZoneProvider value={timeZone}>
    <Suspense fallback={null}>
      <ClosedBanner />
      <PlanBanner />
    </Suspense>
  </TimeZoneProvider>
));

function Connection() {
  const status = useConnectionStatus();
  // The time of the last response changes constantly and is shown only while disconnected, so it triggers no renders
  // while online.
  const getLastAnswer = () => (status === 'online' ? undefined : cachePersistence.getAt());
  const lastAnswer = useSyncExternalStore(cachePersistence.subscribe, getLastAnswer, () => undefined);
  return <OfflineBanner status={status} lastAnswer={lastAnswer} />;
}

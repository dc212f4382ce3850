import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { navigationType } from '#client/ui/device/navigationType.ts';
import { network } from '#client/ui/device/network.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { untilLoaded } from '#client/ui/lazyPart.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { isMissingCode, treatAsFailure } from '../offline/missingCode.ts';

/**
 * Shown in place of a screen whose code could not be loaded. Rethrows every other error to the app's error screen
 * (ErrorPage).
 */
export function ScreenErrorPage() {
  const error = useRouteError();
  if (!isMissingCode(error)) throw error;
  return <MissingScreen error={error} />;
}

/** describeError words a TypeError as a network failure. */
const unreachable = new TypeError();
/** A request may hang on a network without internet access. */
const TIMEOUT_MS = 5_000;
/** Throws if the server does not respond or a proxy responds in its place. */
const checkServer = async () => {
  const { ok } = await network.noting(fetch('/healthz', { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!ok) throw unreachable;
};
/**
 * Reloads the document instead of navigating again, because Vite does not fetch a failed stylesheet twice in one
 * document.
 */
const reload = () => location.reload();

/** Keeps the app's shell on screen and reloads once the server responds. */
function MissingScreen({ error }: { error: unknown }) {
  const [isFailure, setFailure] = useState(false);
  if (isFailure) throw error;
  useEffect(() => {
    let isMounted = true;
    const ifMounted = (act: () => void) => () => isMounted && act();
    const checkWhileMounted = async () => {
      if (isMounted) await checkServer();
    };
    const fail = () => {
      treatAsFailure(error);
      setFailure(true);
    };
    // If the server responds, the failure was temporary or a new version was deployed: reload. If this document is
    // already such a reload, treat it as an error.
    checkServer().then(ifMounted(navigationType(location.href) === 'reload' ? fail : reload), () =>
      untilLoaded(checkWhileMounted).then(ifMounted(reload)),
    );
    return () => {
      isMounted = false;
    };
  }, [error]);
  return (
    <Page title="Out of reach">
      <ErrorState error={unreachable} what="this page" onRetry={() => checkServer().then(reload, () => undefined)} />
    </Page>
  );
}

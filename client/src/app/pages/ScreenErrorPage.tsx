import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { howOpened } from '#client/ui/device/howOpened.ts';
import { network } from '#client/ui/device/network.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { untilLoaded } from '#client/ui/lazyPart.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { isMissingCode, treatAsFailure } from '../offline/missingCode.ts';

/** What stands in a screen's place where its code is out of reach. Whatever else fails is for the whole app's error screen (ErrorPage). */
export function ScreenErrorPage() {
  const error = useRouteError();
  if (!isMissingCode(error)) throw error;
  return <MissingScreen error={error} />;
}

/** In the words for a request that came to nothing. */
const outOfReach = new TypeError();
/** A network that leads nowhere may leave a request without any end. */
const PATIENCE_MS = 5_000;
/** Throws where nobody answers, or a proxy does for a server that is gone. */
const askServer = async () => {
  const { ok } = await network.noting(fetch('/healthz', { signal: AbortSignal.timeout(PATIENCE_MS) }));
  if (!ok) throw outOfReach;
};
/** Not by going there again: a sheet that did not come is not asked for a second time in one document. */
const startAfresh = () => location.reload();

/** The app stays around a screen whose code is out of reach, and the screen comes once the server answers. */
function MissingScreen({ error }: { error: unknown }) {
  const [isFailure, setFailure] = useState(false);
  if (isFailure) throw error;
  useEffect(() => {
    let isHere = true;
    const ifHere = (act: () => void) => () => isHere && act();
    const askWhileHere = async () => {
      if (isHere) await askServer();
    };
    const fail = () => {
      treatAsFailure(error);
      setFailure(true);
    };
    // A server that is there was away for a moment, or has another version by now, unless a fresh start was in vain.
    askServer().then(ifHere(howOpened(location.href) === 'reload' ? fail : startAfresh), () =>
      untilLoaded(askWhileHere).then(ifHere(startAfresh)),
    );
    return () => {
      isHere = false;
    };
  }, [error]);
  return (
    <Page title="Out of reach">
      <ErrorState error={outOfReach} what="this page" onRetry={() => askServer().then(startAfresh, () => undefined)} />
    </Page>
  );
}

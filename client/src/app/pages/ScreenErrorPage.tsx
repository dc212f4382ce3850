import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { network } from '#client/ui/device/network.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { useConnectionStatus } from '../apollo/connectionStatus.ts';
import { isMissingCode } from '../offline/missingCode.ts';

/** What stands in a screen's place where its code is out of reach. Whatever else fails is for the whole app's error screen (ErrorPage). */
export function ScreenErrorPage() {
  const error = useRouteError();
  if (!isMissingCode(error)) throw error;
  return <MissingScreen error={error} />;
}

/** In the words for a request that came to nothing. */
const outOfReach = new TypeError();
const askServer = () => network.noting(fetch('/healthz'));
/** Not by going there again: a sheet that did not come is not asked for a second time in one document. */
const startAfresh = () => location.reload();

/** The app stays around a screen whose code is out of reach, and the screen comes once there is a network. */
function MissingScreen({ error }: { error: unknown }) {
  const status = useConnectionStatus();
  const [server, setServer] = useState<'asked' | 'answers' | 'unreachable'>('asked');
  // The network is there: it is something else, which a fresh start may not mend.
  if (server === 'answers') throw error;
  useEffect(() => {
    askServer().then(
      () => setServer('answers'),
      () => setServer('unreachable'),
    );
  }, []);
  useEffect(() => {
    if (server === 'unreachable' && status === 'online') startAfresh();
  }, [server, status]);
  return (
    <Page title="Out of reach">
      <ErrorState error={outOfReach} what="this page" onRetry={() => askServer().then(startAfresh, () => undefined)} />
    </Page>
  );
}

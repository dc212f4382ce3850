import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from '#client/ui/device/serviceWorker.ts';
import { layOutRest } from './layOutRest.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { ROOT_ID } from './pageData.ts';

/** Makes the document's page React's, and has the service worker keep a copy of what is read from then on. */
export function hydrate(page: PageFrameProps): void {
  startTransition(() => {
    hydrateRoot(document.getElementById(ROOT_ID)!, <PageFrame {...page} />);
  });
  layOutRest();
  registerServiceWorker();
}

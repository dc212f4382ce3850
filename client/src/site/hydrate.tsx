import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ROOT_ID } from './documentIds.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

/** Hydrates a document that the server rendered with the same properties. */
export function hydrate(page: PageFrameProps): void {
  startTransition(() => {
    hydrateRoot(document.getElementById(ROOT_ID)!, <PageFrame {...page} />);
  });
}

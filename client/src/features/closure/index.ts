/** What the rest of the client may use of closing. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import { lazyPart } from '#client/ui/lazyPart.ts';

/** Under the settings: the end of a business, and its way back. */
export const CloseBusiness = lazy(async () => ({ default: (await import('./CloseBusiness.tsx')).CloseBusiness }));

/** Above every screen of a closed business. */
export const ClosedBanner = lazyPart(async () => (await import('./ClosedBanner.tsx')).ClosedBanner);

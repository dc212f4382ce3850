/** What the rest of the client may use of closing. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import { late } from '#client/ui/late.ts';

/** Under the settings: the end of a business, and its way back. */
export const CloseBusiness = lazy(async () => ({ default: (await import('./CloseBusiness.tsx')).CloseBusiness }));

/** Above every screen of a closed business. */
export const ClosedBanner = late(async () => (await import('./ClosedBanner.tsx')).ClosedBanner);

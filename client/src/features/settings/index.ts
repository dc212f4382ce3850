/** What the rest of the client may use of the settings. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';

/** What a state says about travel fees. */
export const TravelRules = lazy(async () => ({ default: (await import('./parts/TravelRules.tsx')).TravelRules }));

/** What the rest of the client may use of plans. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import { lazyPart } from '#client/ui/lazyPart.ts';

export { PlanOverviewDocument } from './plans.generated.ts';

/** Under the settings: the plan, its use, and what the others have. */
export const PlanSettings = lazy(async () => ({ default: (await import('./PlanSettings.tsx')).PlanSettings }));

/** Above every screen, where the plan needs somebody. */
export const PlanBanner = lazyPart(async () => (await import('./PlanBanner.tsx')).PlanBanner);

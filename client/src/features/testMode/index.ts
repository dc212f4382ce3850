/** What the rest of the client may use of test mode. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import { lazyPart } from '#client/ui/lazyPart.ts';

export const TestModeBanner = lazyPart(async () => (await import('./TestModeBanner.tsx')).TestModeBanner);

/** Turning test mode on, and what is in it: a part of the screen of API access. */
export const TestModeSection = lazy(async () => ({ default: (await import('./TestModeSection.tsx')).TestModeSection }));

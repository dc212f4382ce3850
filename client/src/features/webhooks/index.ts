/** What the rest of the client may use of webhooks. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';

/** The endpoints at a glance, for the screen of API access. */
export const WebhooksSection = lazy(async () => ({ default: (await import('./WebhooksSection.tsx')).WebhooksSection }));

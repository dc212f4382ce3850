/** What the rest of the client may use of exports. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';

/** Under the settings: everything as one archive. */
export const ExportEverything = lazy(async () => ({
  default: (await import('./ExportEverything.tsx')).ExportEverything,
}));

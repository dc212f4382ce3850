import type { PortalQuoteFieldsFragment } from '../portal.generated.ts';

/** What a customer may say to a quote. */
export type Answer = PortalQuoteFieldsFragment['actions'][number];

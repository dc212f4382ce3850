import type { PortalQuoteFieldsFragment } from '../portal.generated.ts';
import type { PortalQuoteData } from '../portalData.ts';

/** What a customer may say to a quote. */
export type Answer = PortalQuoteFieldsFragment['actions'][number];

export interface AnswerFormProps {
  token: string;
  /** With the optional lines as they are chosen. */
  quote: PortalQuoteData;
  /** Called once the answer has arrived, or was overtaken by another. */
  onAnswered: () => void;
}

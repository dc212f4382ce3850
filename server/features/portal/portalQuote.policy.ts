import { type QuoteEvent, type QuoteStatus, quoteMachine } from '#domain/states/quote.ts';

export const PORTAL_QUOTE_ACTIONS = ['ACCEPT', 'DECLINE', 'REQUEST_CHANGES'] as const;
export type PortalQuoteAction = (typeof PORTAL_QUOTE_ACTIONS)[number];

const eventOf: Record<PortalQuoteAction, QuoteEvent> = {
  ACCEPT: 'accept',
  DECLINE: 'decline',
  REQUEST_CHANGES: 'requestChanges',
};

/** What the customer may do with a quote in this state. */
export const portalQuoteActions = (status: QuoteStatus): PortalQuoteAction[] =>
  PORTAL_QUOTE_ACTIONS.filter((action) => quoteMachine.can(status, eventOf[action]));

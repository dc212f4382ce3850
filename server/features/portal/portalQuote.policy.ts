import { type QuoteEvent, type QuoteStatus, quoteMachine } from '#domain/states/quote.ts';

export const PORTAL_QUOTE_ACTIONS = ['ACCEPT', 'DECLINE', 'REQUEST_CHANGES'] as const;
export type PortalQuoteAction = (typeof PORTAL_QUOTE_ACTIONS)[number];

const eventOf: Record<PortalQuoteAction, QuoteEvent> = {
  ACCEPT: 'accept',
  DECLINE: 'decline',
  REQUEST_CHANGES: 'requestChanges',
};

/** Returns the actions that a customer may take on a quote with this status. */
export const portalQuoteActions = (status: QuoteStatus): PortalQuoteAction[] =>
  PORTAL_QUOTE_ACTIONS.filter((action) => quoteMachine.can(status, eventOf[action]));

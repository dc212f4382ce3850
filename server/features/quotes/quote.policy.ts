import { type Grants, type Permission, permitsWith } from '#domain/permissions.ts';
import { type QuoteAction, quoteActions } from '#domain/states/quote.ts';

const permissionFor: Record<QuoteAction, Permission> = {
  EDIT: 'quotes.update',
  SEND: 'quotes.send',
  RESEND: 'quotes.send',
  CONVERT: 'quotes.convert',
  VOID: 'quotes.void',
  DUPLICATE: 'quotes.create',
  DELETE: 'quotes.delete',
};

/**
 * Returns the actions that the grants allow on a quote in this state; `isOwn` says whether it is within the scope
 * `own`.
 */
export function quoteActionsFor(
  grants: Grants,
  quote: Parameters<typeof quoteActions>[0],
  isOwn = true,
): QuoteAction[] {
  return quoteActions(quote).filter((action) => permitsWith(grants, permissionFor[action], isOwn));
}

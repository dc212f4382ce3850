import { type Permission, type Role, roleAllows } from '#domain/permissions.ts';
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

/** What this role may do with a quote in this state. */
export function quoteActionsFor(role: Role, quote: Parameters<typeof quoteActions>[0]): QuoteAction[] {
  return quoteActions(quote).filter((action) => roleAllows(role, permissionFor[action]));
}

import type { Cents } from '#domain/money.ts';
import { type Grants, type Permission, permitsWith } from '#domain/permissions.ts';
import { type InvoiceAction, type InvoiceStatus, invoiceActions } from '#domain/states/invoice.ts';

const permissionFor: Record<InvoiceAction, Permission> = {
  EDIT: 'invoices.update',
  SEND: 'invoices.send',
  RESEND: 'invoices.send',
  RECORD_PAYMENT: 'payments.record',
  VOID: 'invoices.void',
  WRITE_OFF: 'invoices.writeOff',
  DUPLICATE: 'invoices.create',
  DELETE: 'invoices.delete',
};

/**
 * Returns the actions that the grants allow on an invoice in this state; `isOwn` says whether it is within the scope
 * `own`.
 */
export function invoiceActionsFor(
  grants: Grants,
  status: InvoiceStatus,
  money: { paidCents: Cents; balanceCents: Cents },
  isOwn = true,
): InvoiceAction[] {
  return invoiceActions(status, money).filter((action) => permitsWith(grants, permissionFor[action], isOwn));
}

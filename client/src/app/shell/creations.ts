import { IconCash, IconFileInvoice, IconFileText, IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import type { Permission } from '#domain/permissions.ts';

export interface Creation {
  to: string;
  label: string;
  icon: TablerIcon;
  needs: Permission;
}

/** The records that can be created from any screen. */
export const creations: Creation[] = [
  { to: '/dashboard/quotes/new', label: 'New quote', icon: IconFileText, needs: 'quotes.create' },
  { to: '/dashboard/invoices/new', label: 'New invoice', icon: IconFileInvoice, needs: 'invoices.create' },
  { to: '/dashboard/customers/new', label: 'New customer', icon: IconUserPlus, needs: 'customers.create' },
  // A payment belongs to an invoice: the list of payable invoices opens first.
  { to: '/dashboard/invoices?record=1', label: 'Record payment…', icon: IconCash, needs: 'payments.record' },
];

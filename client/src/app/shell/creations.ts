import { IconCash, IconFileInvoice, IconFileText, IconUserPlus, type TablerIcon } from '@tabler/icons-react';

export interface Creation {
  to: string;
  label: string;
  icon: TablerIcon;
}

/** What one may begin from anywhere. */
export const creations: Creation[] = [
  { to: '/dashboard/quotes/new', label: 'New quote', icon: IconFileText },
  { to: '/dashboard/invoices/new', label: 'New invoice', icon: IconFileInvoice },
  { to: '/dashboard/customers/new', label: 'New customer', icon: IconUserPlus },
  // A payment belongs to an invoice: first choose among those that wait for one.
  { to: '/dashboard/invoices?record=1', label: 'Record payment…', icon: IconCash },
];

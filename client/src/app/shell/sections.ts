import {
  IconCalendarStats,
  IconFileInvoice,
  IconFileText,
  IconListDetails,
  IconSettings,
  IconUsers,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';

export interface Section {
  to: string;
  label: string;
  icon: TablerIcon;
}

const today: Section = { to: '/dashboard', label: 'Today', icon: IconCalendarStats };
const quotes: Section = { to: '/dashboard/quotes', label: 'Quotes', icon: IconFileText };
const invoices: Section = { to: '/dashboard/invoices', label: 'Invoices', icon: IconFileInvoice };
const customers: Section = { to: '/dashboard/customers', label: 'Customers', icon: IconUsers };
const priceList: Section = { to: '/dashboard/price-list', label: 'Price list', icon: IconListDetails };
const webhooks: Section = { to: '/dashboard/api-access/webhooks', label: 'Webhooks', icon: IconWebhook };
const settings: Section = { to: '/dashboard/settings', label: 'Settings', icon: IconSettings };

/** The side bar, from top to bottom; the last group stands apart. */
export const sideBar = [
  [today, quotes, invoices, customers, priceList],
  [webhooks, settings],
];

/** The phone's bottom bar, left and right of the plus; the rest is behind More. */
export const bottomBar = { left: [today, quotes], right: [invoices] };
export const behindMore = [customers, priceList, webhooks, settings];

import {
  IconCalendarStats,
  IconFileInvoice,
  IconFileText,
  IconListDetails,
  IconSettings,
  IconShieldLock,
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
const auditLog: Section = { to: '/dashboard/audit-logs', label: 'Audit log', icon: IconShieldLock };
const settings: Section = { to: '/dashboard/settings', label: 'Settings', icon: IconSettings };

/** The sections that not everybody may open. */
interface Rights {
  mayReadAuditLog: boolean;
}

/** The side bar, from top to bottom; the last group stands apart. */
export const sideBar = ({ mayReadAuditLog }: Rights): Section[][] => [
  [today, quotes, invoices, customers, priceList],
  mayReadAuditLog ? [auditLog, webhooks, settings] : [webhooks, settings],
];

/** The phone's bottom bar, left and right of the plus; the rest is behind More. */
export const bottomBar = { left: [today, quotes], right: [invoices] };
export const behindMore = ({ mayReadAuditLog }: Rights): Section[] =>
  mayReadAuditLog ? [customers, priceList, auditLog, webhooks, settings] : [customers, priceList, webhooks, settings];

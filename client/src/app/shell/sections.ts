import {
  IconCalendarStats,
  IconFileInvoice,
  IconFileText,
  IconListDetails,
  IconSettings,
  IconShieldLock,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Abilities } from '#client/features/identity/index.ts';
import type { Permission } from '#domain/permissions.ts';

export interface Section {
  to: string;
  label: string;
  icon: TablerIcon;
  /** The permission without which the section is hidden. */
  needs?: Permission;
}

const today: Section = { to: '/dashboard', label: 'Today', icon: IconCalendarStats };
const quotes: Section = { to: '/dashboard/quotes', label: 'Quotes', icon: IconFileText };
const invoices: Section = { to: '/dashboard/invoices', label: 'Invoices', icon: IconFileInvoice };
const customers: Section = { to: '/dashboard/customers', label: 'Customers', icon: IconUsers };
const priceList: Section = { to: '/dashboard/price-list', label: 'Price list', icon: IconListDetails };
const auditLog: Section = {
  to: '/dashboard/audit-logs',
  label: 'Audit log',
  icon: IconShieldLock,
  needs: 'audit.read',
};
const team: Section = { to: '/dashboard/team', label: 'Team', icon: IconUsersGroup, needs: 'team.read' };
const settings: Section = { to: '/dashboard/settings', label: 'Settings', icon: IconSettings };

/** The side bar's groups, from top to bottom; the last one is set apart. */
export const sideBar = [
  [today, quotes, invoices, customers, priceList],
  [team, auditLog, settings],
];

/** The phone's bottom bar, left and right of the create button; the other sections are in the More sheet. */
export const bottomBar = { left: [today, quotes], right: [invoices] };
export const behindMore = [customers, priceList, team, auditLog, settings];

/** Returns the sections or creations that the user has permission for. */
export const usable = <Thing extends { needs?: Permission }>(things: readonly Thing[], { can }: Abilities): Thing[] =>
  things.filter(({ needs }) => !needs || can(needs));

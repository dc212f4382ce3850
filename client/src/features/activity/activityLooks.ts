import {
  IconBuildingBank,
  IconBuildingStore,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconCreditCard,
  IconEye,
  IconFileInvoice,
  IconFileText,
  IconFileZip,
  IconFlask,
  IconKey,
  IconListDetails,
  IconMessage,
  IconSend,
  IconShieldLock,
  IconUser,
  IconUsersGroup,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ActivityFieldsFragment } from './activity.generated.ts';

const byType: Record<string, TablerIcon> = {
  'quote.sent': IconSend,
  'quote.resent': IconSend,
  'quote.viewed': IconEye,
  'quote.accepted': IconCircleCheck,
  'quote.declined': IconCircleX,
  'quote.changes_requested': IconMessage,
  'invoice.sent': IconSend,
  'invoice.resent': IconSend,
  'invoice.viewed': IconEye,
  'invoice.paid': IconCircleCheck,
};

const byThing: Record<string, TablerIcon> = {
  business: IconBuildingStore,
  customer: IconUser,
  service: IconListDetails,
  quote: IconFileText,
  invoice: IconFileInvoice,
  payment: IconCash,
  payout: IconBuildingBank,
  export: IconFileZip,
  webhook: IconWebhook,
  test_mode: IconFlask,
  account: IconShieldLock,
  plan: IconCreditCard,
  key: IconKey,
  member: IconUsersGroup,
  invitation: IconUsersGroup,
  role: IconUsersGroup,
};

/** The icon of an activity, by its type or else by the thing it is about. */
export const activityIcon = (type: string): TablerIcon =>
  byType[type] ?? byThing[type.split('.')[0] ?? ''] ?? IconListDetails;

type Subjects = { [K in 'quote' | 'invoice' | 'customer']: { id: string } | null };

/** The page of what an activity is about; a deleted thing has none. */
export function activityLink({ quote, invoice, customer }: Subjects): string | undefined {
  if (invoice) return `/dashboard/invoices/${invoice.id}`;
  if (quote) return `/dashboard/quotes/${quote.id}`;
  if (customer) return `/dashboard/customers/${customer.id}`;
  return undefined;
}

/** Whether an activity is news to the professional: what customers and time do, not what they did themselves. */
export const isNews = ({ type }: Pick<ActivityFieldsFragment, 'type'>) =>
  [
    'quote.viewed',
    'quote.accepted',
    'quote.declined',
    'quote.changes_requested',
    'quote.expired',
    'invoice.viewed',
    'invoice.overdue',
    'invoice.paid',
    'payment.recorded',
  ].includes(type);

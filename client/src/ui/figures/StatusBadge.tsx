import {
  IconAlertTriangle,
  IconArrowRight,
  IconBan,
  IconCheck,
  IconCircleHalf2,
  IconClock,
  IconClockOff,
  IconEye,
  IconMessage,
  IconPencil,
  IconReceiptRefund,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { PayoutStatus } from '#domain/states/payout.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import type { WebhookDeliveryStatus } from '#domain/webhooks.ts';
import classes from './statusBadge.module.css';

type Tone = 'neutral' | 'open' | 'good' | 'waiting' | 'bad';

interface Look {
  label: string;
  tone: Tone;
  icon: TablerIcon;
}

const quoteLooks: Record<QuoteStatus, Look> = {
  DRAFT: { label: 'Draft', tone: 'neutral', icon: IconPencil },
  SENT: { label: 'Sent', tone: 'open', icon: IconSend },
  VIEWED: { label: 'Viewed', tone: 'open', icon: IconEye },
  CHANGES_REQUESTED: { label: 'Changes requested', tone: 'waiting', icon: IconMessage },
  ACCEPTED: { label: 'Accepted', tone: 'good', icon: IconCheck },
  DECLINED: { label: 'Declined', tone: 'bad', icon: IconX },
  EXPIRED: { label: 'Expired', tone: 'neutral', icon: IconClockOff },
  CONVERTED: { label: 'Converted', tone: 'good', icon: IconArrowRight },
  VOID: { label: 'Void', tone: 'neutral', icon: IconBan },
};

const invoiceLooks: Record<InvoiceStatus | 'OVERDUE', Look> = {
  DRAFT: { label: 'Draft', tone: 'neutral', icon: IconPencil },
  SENT: { label: 'Sent', tone: 'open', icon: IconSend },
  VIEWED: { label: 'Viewed', tone: 'open', icon: IconEye },
  PARTIAL: { label: 'Partly paid', tone: 'waiting', icon: IconCircleHalf2 },
  PAID: { label: 'Paid', tone: 'good', icon: IconCheck },
  OVERDUE: { label: 'Overdue', tone: 'bad', icon: IconAlertTriangle },
  VOID: { label: 'Void', tone: 'neutral', icon: IconBan },
  WRITTEN_OFF: { label: 'Written off', tone: 'neutral', icon: IconBan },
  REFUNDED: { label: 'Refunded', tone: 'neutral', icon: IconReceiptRefund },
};

const payoutLooks: Record<PayoutStatus, Look> = {
  PENDING: { label: 'Scheduled', tone: 'neutral', icon: IconSend },
  IN_TRANSIT: { label: 'On its way', tone: 'open', icon: IconSend },
  PAID: { label: 'At your bank', tone: 'good', icon: IconCheck },
  FAILED: { label: 'Returned', tone: 'bad', icon: IconAlertTriangle },
  CANCELED: { label: 'Canceled', tone: 'neutral', icon: IconBan },
};

const webhookEndpointLooks: Record<'ON' | 'FAILING' | 'OFF', Look> = {
  ON: { label: 'On', tone: 'good', icon: IconCheck },
  FAILING: { label: 'Failing', tone: 'waiting', icon: IconAlertTriangle },
  OFF: { label: 'Off', tone: 'neutral', icon: IconBan },
};

const webhookDeliveryLooks: Record<WebhookDeliveryStatus | 'RETRYING', Look> = {
  PENDING: { label: 'On its way', tone: 'open', icon: IconSend },
  RETRYING: { label: 'Retrying', tone: 'waiting', icon: IconClock },
  SUCCEEDED: { label: 'Arrived', tone: 'good', icon: IconCheck },
  FAILED: { label: 'Failed', tone: 'bad', icon: IconX },
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  return <StatusBadge {...quoteLooks[status]} />;
}

export function InvoiceStatusBadge({ status, overdue = false }: { status: InvoiceStatus; overdue?: boolean }) {
  return <StatusBadge {...invoiceLooks[overdue ? 'OVERDUE' : status]} />;
}

export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <StatusBadge {...payoutLooks[status]} />;
}

export function WebhookEndpointBadge({ status }: { status: keyof typeof webhookEndpointLooks }) {
  return <StatusBadge {...webhookEndpointLooks[status]} />;
}

export function WebhookDeliveryBadge({ status }: { status: keyof typeof webhookDeliveryLooks }) {
  return <StatusBadge {...webhookDeliveryLooks[status]} />;
}

/** A state as text and icon, so that color is never the only signal. */
function StatusBadge({ label, tone, icon: Icon }: Look) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      {label}
    </span>
  );
}

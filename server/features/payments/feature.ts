import { isOwn } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { InvoicePaymentSubscription } from './invoicePayment.subscription.ts';
import { InvoicePaymentsResolver } from './invoicePayments.resolver.ts';
import { sendPaymentMail } from './jobs/sendPaymentMail.ts';
import { sendReceipt } from './jobs/sendReceipt.ts';
import { sendRefundMail } from './jobs/sendRefundMail.ts';
import { paymentReads } from './payment.reads.ts';
import { PaymentResolver } from './payment.resolver.ts';
import type { PaymentMail } from './paymentMails.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.receipt': { businessId: string; paymentId: string };
    'mail.payment': { mail: PaymentMail; businessId: string; paymentId: string };
    /** Identifies the refund by the payment's refunded cents before and after it. */
    'mail.refund': { businessId: string; paymentId: string; fromCents: number; toCents: number };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    payment: `payment.${'recorded' | 'voided' | 'started' | 'failed' | 'refunded' | 'disputed' | 'dispute_closed' | 'updated'}`;
  }
}

export const payments: Feature = {
  resolvers: [InvoicePaymentsResolver, PaymentResolver, InvoicePaymentSubscription],
  nodes: { Payment: { permission: 'payments.read', shape: paymentReads } },
  visibility: {
    payments: {
      permission: 'payments.read',
      own: (t) =>
        `exists (select from invoices w where w.business_id = ${t}.business_id and w.id = ${t}.invoice_id and ${isOwn('w')})`,
    },
  },
  jobs: {
    'mail.receipt': sendReceipt,
    'mail.payment': sendPaymentMail,
    'mail.refund': sendRefundMail,
  },
};

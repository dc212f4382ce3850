export { InvoicePaymentSubscription } from './invoicePayment.subscription.ts';
export { InvoicePaymentsResolver } from './invoicePayments.resolver.ts';
export { sendReceipt } from './jobs/sendReceipt.ts';
export { paymentReads } from './payment.reads.ts';
export { PaymentResolver } from './payment.resolver.ts';
export { Payment, PaymentMethodEnum, PaymentStatusEnum } from './payment.types.ts';
export { settleInvoice } from './settleInvoice.ts';

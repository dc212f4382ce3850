export { InvoicePaymentSubscription } from './invoicePayment.subscription.ts';
export { InvoicePaymentsResolver } from './invoicePayments.resolver.ts';
export { sendReceipt } from './jobs/sendReceipt.ts';
export { paymentReads } from './payment.reads.ts';
export { PaymentResolver } from './payment.resolver.ts';
export { PaymentMethodEnum, PaymentStatusEnum } from './payment.types.ts';

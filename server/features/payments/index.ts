export { paymentReads } from './payment.reads.ts';
export { Payment, PaymentMethodEnum, PaymentStatusEnum } from './payment.types.ts';
export { enqueuePaymentMails } from './paymentMails.ts';
export { settleInvoice } from './settleInvoice.ts';

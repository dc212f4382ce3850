export { ACCOUNT_EVENTS, CONNECT_EVENTS } from './connectEvents.ts';
export { eraseStripeEvents } from './eraseStripeEvents.ts';
export { StartPortalDepositInput, StartPortalPaymentInput } from './onlinePayments.types.ts';
export { payableOnline, pendingCents, takesPayments } from './payable.ts';
export { refreshCheckout } from './refreshCheckout.ts';
export { startDeposit, startPayment } from './startCheckout.ts';
export { webhookRoutes } from './webhookRoutes.ts';

export { ACCOUNT_EVENTS, CONNECT_EVENTS } from './connectEvents.ts';
export { eraseProcessorEvents } from './eraseProcessorEvents.ts';
export { StartPortalDepositInput, StartPortalPaymentInput } from './onlinePayments.types.ts';
export { payableOnline, pendingCents, takesPayments } from './payable.ts';
export { settleCheckout } from './settleCheckout.ts';
export { startDeposit, startPayment } from './startCheckout.ts';
export { webhookRoutes } from './webhookRoutes.ts';

import './invoicePayable.ts';

export { ACCOUNT_EVENTS, CONNECT_EVENTS } from './connectEvents.ts';
export { expireCheckouts } from './jobs/expireCheckouts.ts';
export { handleStripeEvent } from './jobs/handleStripeEvent.ts';
export { reconcileStripe } from './jobs/reconcileStripe.ts';
export { OnlinePaymentsResolver } from './onlinePayments.resolver.ts';
export { StartPortalDepositInput, StartPortalPaymentInput } from './onlinePayments.types.ts';
export { payableOnline, pendingCents, takesPayments } from './payable.ts';
export { settleCheckout } from './settleCheckout.ts';
export { startDeposit, startPayment } from './startCheckout.ts';
export { webhookRoutes } from './webhookRoutes.ts';

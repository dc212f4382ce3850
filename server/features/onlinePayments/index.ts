export { handleStripeEvent } from './jobs/handleStripeEvent.ts';
export { reconcileStripe } from './jobs/reconcileStripe.ts';
export { OnlinePaymentsResolver, requireStripe } from './onlinePayments.resolver.ts';
export { StartPortalPaymentInput } from './onlinePayments.types.ts';
export { settleCheckout } from './settleCheckout.ts';
export { startCheckout } from './startCheckout.ts';
export { webhookRoutes } from './webhookRoutes.ts';

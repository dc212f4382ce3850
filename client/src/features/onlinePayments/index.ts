import { lazy } from 'react';

export { OnlinePaymentsDocument } from './onlinePayments.generated.ts';

export const PaymentSettings = lazy(async () => ({ default: (await import('./PaymentSettings.tsx')).PaymentSettings }));

/** Brings the drawing of QR codes along, which nobody needs before. */
export const PayLinkSheet = lazy(async () => ({ default: (await import('./PayLinkSheet.tsx')).PayLinkSheet }));

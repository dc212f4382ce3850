import { lazy } from 'react';

export const PaymentSettings = lazy(async () => ({ default: (await import('./PaymentSettings.tsx')).PaymentSettings }));

/** What the rest of the client may use of the settings. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { AccountSettings } from '#client/features/identity/index.ts';
import { PaymentSettings } from '#client/features/onlinePayments/index.ts';
import { PlanSettings } from '#client/features/plans/index.ts';

/** What a state says about travel fees. */
export const TravelRules = lazy(async () => ({ default: (await import('./parts/TravelRules.tsx')).TravelRules }));

export const routes: RouteObject[] = [
  {
    path: 'settings',
    lazy: { Component: async () => (await import('./SettingsPage.tsx')).SettingsPage },
    children: [
      { index: true, lazy: { Component: async () => (await import('./BusinessSettings.tsx')).BusinessSettings } },
      {
        path: 'documents',
        lazy: { Component: async () => (await import('./DocumentSettings.tsx')).DocumentSettings },
      },
      { path: 'travel', lazy: { Component: async () => (await import('./TravelSettings.tsx')).TravelSettings } },
      { path: 'payments', Component: PaymentSettings },
      { path: 'plan', Component: PlanSettings },
      { path: 'data', lazy: { Component: async () => (await import('./DataSettings.tsx')).DataSettings } },
      { path: 'account', Component: AccountSettings },
    ],
  },
];

import type { RouteObject } from 'react-router';
import { AccountSettings, SecuritySettings } from '#client/features/identity/index.ts';
import { OnlinePaymentsDocument, PaymentSettings } from '#client/features/onlinePayments/index.ts';
import { PlanOverviewDocument, PlanSettings } from '#client/features/subscription/index.ts';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { SettingsDocument } from './settings.generated.ts';

const ofBusiness = routeQuery(SettingsDocument, () => ({}));

export const routes: RouteObject[] = [
  {
    path: 'settings',
    lazy: { Component: async () => (await import('./SettingsPage.tsx')).SettingsPage },
    children: [
      {
        index: true,
        ...ofBusiness,
        lazy: { Component: async () => (await import('./BusinessSettings.tsx')).BusinessSettings },
      },
      {
        path: 'documents',
        ...ofBusiness,
        lazy: { Component: async () => (await import('./DocumentSettings.tsx')).DocumentSettings },
      },
      {
        path: 'travel',
        ...ofBusiness,
        lazy: { Component: async () => (await import('./TravelSettings.tsx')).TravelSettings },
      },
      { path: 'payments', ...routeQuery(OnlinePaymentsDocument, () => ({})), Component: PaymentSettings },
      { path: 'plan', ...routeQuery(PlanOverviewDocument, () => ({})), Component: PlanSettings },
      { path: 'data', lazy: { Component: async () => (await import('./DataSettings.tsx')).DataSettings } },
      { path: 'account', Component: AccountSettings },
      { path: 'security', Component: SecuritySettings },
    ],
  },
];

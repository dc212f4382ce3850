import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'customers', lazy: { Component: async () => (await import('./CustomerListPage.tsx')).CustomerListPage } },
  {
    path: 'customers/new',
    lazy: { Component: async () => (await import('./CustomerEditorPage.tsx')).NewCustomerPage },
  },
  {
    path: 'customers/edit/:id',
    lazy: { Component: async () => (await import('./CustomerEditorPage.tsx')).EditCustomerPage },
  },
  {
    path: 'customers/import',
    lazy: { Component: async () => (await import('./import/CustomerImportPage.tsx')).CustomerImportPage },
  },
  { path: 'customers/:id', lazy: { Component: async () => (await import('./CustomerPage.tsx')).CustomerPage } },
];

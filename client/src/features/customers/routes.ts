import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { firstPageOf } from '#client/ui/list/listQuery.ts';
import { customerList } from './customerList.ts';
import { CustomerForEditDocument, CustomerPageDocument, CustomersDocument } from './pages.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'customers',
    ...routeQuery(CustomersDocument, ({ search }) => firstPageOf(customerList(search))),
    lazy: { Component: async () => (await import('./CustomerListPage.tsx')).CustomerListPage },
  },
  {
    path: 'customers/new',
    lazy: { Component: async () => (await import('./CustomerEditorPage.tsx')).NewCustomerPage },
  },
  {
    path: 'customers/edit/:id',
    ...routeQuery(CustomerForEditDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./CustomerEditorPage.tsx')).EditCustomerPage },
  },
  {
    path: 'customers/import',
    lazy: { Component: async () => (await import('./import/CustomerImportPage.tsx')).CustomerImportPage },
  },
  {
    path: 'customers/:id',
    ...routeQuery(CustomerPageDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./CustomerPage.tsx')).CustomerPage },
  },
];

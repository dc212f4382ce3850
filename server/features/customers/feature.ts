import { isOwn, selectOwn } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { customerReads } from './customer.reads.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { customerExportRoutes } from './customerExport.ts';
import { UpsertCustomerResolver } from './upsertCustomer.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    customer: `customer.${'created' | 'updated' | 'archived' | 'restored' | 'imported' | 'import_undone' | 'assigned'}`;
  }
}

/** A customer is somebody's own also by a quote or invoice that is. */
const hasOwn = (table: 'quotes' | 'invoices', t: string) =>
  `exists (select from ${table} w where w.business_id = ${t}.business_id and w.customer_id = ${t}.id and ${isOwn('w')})`;

const OWN_CUSTOMER_IDS = `array(${selectOwn('customers')} union ${selectOwn('quotes', 'customer_id')} union ${selectOwn('invoices', 'customer_id')})`;

export const customers: Feature = {
  resolvers: [CustomerResolver, UpsertCustomerResolver],
  nodes: { Customer: { permission: 'customers.read', shape: customerReads } },
  visibility: {
    customers: {
      permission: 'customers.read',
      own: (t) => `(${isOwn(t)} or ${hasOwn('quotes', t)} or ${hasOwn('invoices', t)})`,
      ownIds: OWN_CUSTOMER_IDS,
    },
  },
  activities: { customer: 'customers.read' },
  routes: [customerExportRoutes],
};

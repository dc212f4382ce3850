import type { RouteObject } from 'react-router';
import { asks } from '#client/graphql/asks.ts';
import { firstPageOf } from '#client/ui/list/keysetQuery.ts';
import { AuditLogDocument } from './audit.generated.ts';
import { auditList } from './auditList.ts';

const page: Omit<RouteObject, 'path' | 'index' | 'children'> = {
  ...asks(AuditLogDocument, ({ search }) => firstPageOf(auditList(search))),
  lazy: { Component: async () => (await import('./AuditLogPage.tsx')).AuditLogPage },
};

/** Two addresses of one screen. */
export const routes: RouteObject[] = [
  { path: 'audit-logs', ...page },
  { path: 'activity-audit', ...page },
];

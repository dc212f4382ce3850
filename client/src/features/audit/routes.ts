import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { firstPageOf } from '#client/ui/list/listQuery.ts';
import { AuditLogDocument } from './audit.generated.ts';
import { auditList } from './auditList.ts';

const page: Omit<RouteObject, 'path' | 'index' | 'children'> = {
  ...routeQuery(AuditLogDocument, ({ search }) => firstPageOf(auditList(search))),
  lazy: { Component: async () => (await import('./AuditLogPage.tsx')).AuditLogPage },
};

/** Two addresses of one screen. */
export const routes: RouteObject[] = [
  { path: 'audit-logs', ...page },
  { path: 'activity-audit', ...page },
];

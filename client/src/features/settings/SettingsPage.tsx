import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { SectionNav } from '#client/ui/page/SectionNav.tsx';
import type { Permission } from '#domain/permissions.ts';
import classes from './parts/settingsPage.module.css';

interface SettingsSection {
  to: string;
  label: string;
  /** What is the business's only those see who may change it; what is one's own, everybody. */
  needs?: Permission;
}

const sections: SettingsSection[] = [
  { to: '/dashboard/settings', label: 'Business', needs: 'settings.update' },
  { to: '/dashboard/settings/documents', label: 'Documents', needs: 'settings.update' },
  { to: '/dashboard/settings/travel', label: 'Travel', needs: 'settings.update' },
  { to: '/dashboard/settings/payments', label: 'Payments', needs: 'settings.update' },
  { to: '/dashboard/settings/plan', label: 'Plan and billing', needs: 'billing.read' },
  { to: '/dashboard/settings/data', label: 'Your data', needs: 'settings.export' },
  { to: '/dashboard/api-access', label: 'API access', needs: 'api.manage' },
  { to: '/dashboard/api-access/webhooks', label: 'Webhooks', needs: 'webhooks.read' },
  { to: '/dashboard/settings/account', label: 'Account' },
  { to: '/dashboard/settings/security', label: 'Security' },
];

/** The settings, one section at a time; each is saved by itself. */
export function SettingsPage() {
  const { can } = useAbilities();
  const { pathname } = useLocation();
  const mine = sections.filter(({ needs }) => !needs || can(needs));
  const isMine = mine.some(({ to }) => to === pathname.replace(/\/$/, ''));
  if (!isMine) return <Navigate to="/dashboard/settings/account" replace />;
  return (
    <Page title="Settings">
      <div className={classes.layout}>
        <SectionNav label="Settings" sections={mine} column />
        <div className={classes.content}>
          <Suspense fallback={<ListSkeleton what="settings" rows={3} />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

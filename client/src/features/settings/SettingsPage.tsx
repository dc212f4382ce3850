import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import classes from './parts/settingsPage.module.css';

const sections = [
  { to: '/dashboard/settings', label: 'Business' },
  { to: '/dashboard/settings/documents', label: 'Documents' },
  { to: '/dashboard/settings/travel', label: 'Travel' },
  { to: '/dashboard/settings/payments', label: 'Payments' },
  { to: '/dashboard/settings/plan', label: 'Plan and billing' },
  { to: '/dashboard/settings/data', label: 'Your data' },
  { to: '/dashboard/api-access', label: 'API access' },
  { to: '/dashboard/settings/account', label: 'Account' },
  { to: '/dashboard/settings/security', label: 'Security' },
];

/** The settings, one section at a time; each is saved by itself. */
export function SettingsPage() {
  return (
    <Page title="Settings" narrow>
      <nav className={classes.sections} aria-label="Settings">
        {sections.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={classes.section}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<ListSkeleton what="settings" rows={3} />}>
        <Outlet />
      </Suspense>
    </Page>
  );
}

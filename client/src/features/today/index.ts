import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./TodayPage.tsx')).TodayPage } },
];

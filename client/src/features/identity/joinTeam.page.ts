import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { JoinTeamPage } from './JoinTeamPage.tsx';

export const page = mailedAuthPage({
  path: '/auth/join',
  title: 'Join a team',
  description: `Accept an invitation to join a business on ${brand.name}.`,
  Component: JoinTeamPage,
});

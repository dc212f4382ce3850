import { useAbilities } from '#client/features/identity/index.ts';
import { SectionNav } from '#client/ui/page/SectionNav.tsx';

const sections = [
  { to: '/dashboard/team', label: 'Members' },
  { to: '/dashboard/team-email-management', label: 'Login emails' },
];
const roles = { to: '/dashboard/roles', label: 'Roles' };

/** The team's three screens. */
export function TeamNav() {
  const { can } = useAbilities();
  return <SectionNav label="Team" sections={can('roles.read') ? [...sections, roles] : sections} />;
}

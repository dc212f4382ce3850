import { NavLink } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import classes from './teamNav.module.css';

/** The team's three screens. */
export function TeamNav() {
  const { can } = useAbilities();
  return (
    <nav className={classes.screens} aria-label="Team">
      <NavLink to="/dashboard/team" end className={classes.screen}>
        Members
      </NavLink>
      <NavLink to="/dashboard/team-email-management" className={classes.screen}>
        Login emails
      </NavLink>
      {can('roles.read') && (
        <NavLink to="/dashboard/roles" className={classes.screen}>
          Roles
        </NavLink>
      )}
    </nav>
  );
}

import { NavLink } from 'react-router';
import classes from './sectionNav.module.css';

interface SectionNavProps {
  label: string;
  sections: readonly { to: string; label: string }[];
  /** Whether to arrange the links in a column on wide screens. */
  column?: boolean;
}

/** Navigation between the pages of a part of the dashboard. */
export function SectionNav({ label, sections, column = false }: SectionNavProps) {
  return (
    <nav className={column ? `${classes.sections} ${classes.column}` : classes.sections} aria-label={label}>
      {sections.map((section) => (
        <NavLink key={section.to} to={section.to} end className={classes.section}>
          {section.label}
        </NavLink>
      ))}
    </nav>
  );
}

import classes from './breadcrumb.module.css';
import type { Step } from './breadcrumbs.ts';

/** The pages that a page stands below. Itself is not shown: its heading says it right underneath. */
export function Breadcrumb({ trail }: { trail: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
      <ol>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

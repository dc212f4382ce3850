import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Beside the heading, or below it where there is no room. */
  aside?: ReactNode;
  /** wide: what it holds reaches from edge to edge, only the heading keeps the page's margins. split: it stands beside the heading. */
  layout?: 'wide' | 'split';
  children: ReactNode;
}

/** A stretch of a page under a heading of its own, with an address to link to. */
export const Section = ({ id, title, lead, aside, layout, children }: SectionProps) => (
  <section id={id} className={classes.section} aria-labelledby={`${id}-title`} data-layout={layout}>
    <header className={classes.head}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {aside}
    </header>
    {children}
  </section>
);

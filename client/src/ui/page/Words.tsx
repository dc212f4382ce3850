import { Section } from './Section.tsx';
import classes from './words.module.css';

/** A section with text that a user wrote; renders nothing if there is none. */
export function Words({ title, children }: { title: string; children: string | null }) {
  if (!children) return null;
  return (
    <Section title={title}>
      <p className={classes.words}>{children}</p>
    </Section>
  );
}

import { Section } from './Section.tsx';
import classes from './words.module.css';

/** Running text as somebody wrote it, on a sheet of its own; nothing where there is none. */
export function Words({ title, children }: { title: string; children: string | null }) {
  if (!children) return null;
  return (
    <Section title={title}>
      <p className={classes.words}>{children}</p>
    </Section>
  );
}

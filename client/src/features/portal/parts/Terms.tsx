import classes from './document.module.css';

export function Terms({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>Terms</h2>
      <p className={classes.terms}>{text}</p>
    </section>
  );
}

import classes from './quoteState.module.css';

/** What the customer wrote. */
export function CustomerWords({ children }: { children: string }) {
  return <blockquote className={classes.said}>{children}</blockquote>;
}

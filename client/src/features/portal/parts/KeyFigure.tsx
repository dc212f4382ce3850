import { Money } from '#client/ui/figures/Money.tsx';
import classes from './document.module.css';

/** The one figure that matters most; read out where it changes under the reader. */
export function KeyFigure({ label, cents, live }: { label: string; cents: number; live?: boolean }) {
  return (
    <p className={classes.keyFigure} aria-live={live ? 'polite' : undefined} aria-atomic>
      <span className={classes.keyLabel}>{label}</span> <Money cents={cents} />
    </p>
  );
}

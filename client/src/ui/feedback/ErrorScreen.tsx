import { brand } from '../brand/brand.ts';
import { Whorl } from '../brand/Whorl.tsx';
import { Button } from '../site/Button.tsx';
import classes from './errorScreen.module.css';

const reload = () => location.reload();

/** The global error screen (spec, point 2). It uses no code that may itself have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main className={classes.screen}>
      <title>{`Something went wrong · ${brand.name}`}</title>
      <div className={classes.motif}>
        <Whorl size={96} count={6} />
      </div>
      <h1>Something went wrong</h1>
      <p>
        An unexpected error occurred during signup or authentication. Please try again or contact support if the issue
        persists.
      </p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <div className={classes.ways}>
        <Button onClick={reload}>Try Again</Button>
        <Button look="outline" onClick={reload}>
          Reload Page
        </Button>
      </div>
    </main>
  );
}

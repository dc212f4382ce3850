import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './notFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <div className={classes.motif}>
        <Whorl size={96} count={6} />
      </div>
      <h1>Page not found</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <div className={classes.ways}>
        <ButtonLink href="/">Go to the home page</ButtonLink>
        <ButtonLink href="/help" look="outline">
          Search the Help Center
        </ButtonLink>
      </div>
    </div>
  );
}

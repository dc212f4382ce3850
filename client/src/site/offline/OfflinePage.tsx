import { brand } from '#client/ui/brand/brand.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from '../notFound/notFoundPage.module.css';

export function OfflinePage() {
  return (
    <div className={classes.page}>
      <div className={classes.motif}>
        <Whorl size={96} count={6} />
      </div>
      <h1>You are offline</h1>
      <p>This page needs a connection. Pages you’ve opened before are still available.</p>
      <div className={classes.ways}>
        {/* The address that was asked for: this page stands in for it. */}
        <ButtonLink href="">Try again</ButtonLink>
        <ButtonLink href="/dashboard" look="outline">
          Open {brand.name}
        </ButtonLink>
      </div>
    </div>
  );
}

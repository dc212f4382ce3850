import type { PortalBusinessData } from '../portalData.ts';
import { Contact } from './Contact.tsx';
import classes from './document.module.css';

/** Whose page this is. */
export function BusinessHeader({ business, subject }: { business: PortalBusinessData; subject: string }) {
  return (
    <header className={classes.business}>
      <div className={classes.identity}>
        {/* The name stands beside it. */}
        {business.logoUrl && <img src={business.logoUrl} alt="" className={classes.logo} />}
        <p className={classes.name}>{business.name}</p>
      </div>
      <Contact business={business} subject={subject} />
    </header>
  );
}

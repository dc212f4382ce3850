import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import type { PortalQuoteData } from '../portalData.ts';
import classes from './signature.module.css';

/** Who signed and when: what was drawn, else the typed name. */
export function SignatureFigure({ signature }: { signature: NonNullable<PortalQuoteData['signature']> }) {
  const { name, image, signedAt } = signature;
  return (
    <figure className={classes.figure}>
      {image ? (
        <img src={image} alt={`Signature of ${name}`} className={classes.image} />
      ) : (
        <span className={classes.typed}>{name}</span>
      )}
      <figcaption>
        Signed by {name} on <DateTimeText instant={signedAt} />
      </figcaption>
    </figure>
  );
}

import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import type { QuoteFieldsFragment } from '../quotes.generated.ts';
import classes from './quoteState.module.css';

type Signature = NonNullable<QuoteFieldsFragment['signature']>;

/** Who signed and when: what was drawn, else the typed name. */
export function SignatureBlock({ signature: { name, image, signedAt } }: { signature: Signature }) {
  return (
    <figure className={classes.signature}>
      {image ? (
        <img src={image} alt={`Signature of ${name}`} className={classes.drawn} />
      ) : (
        <span className={classes.typed}>{name}</span>
      )}
      <figcaption>
        Signed by {name} on <DateTimeText instant={signedAt} />
      </figcaption>
    </figure>
  );
}

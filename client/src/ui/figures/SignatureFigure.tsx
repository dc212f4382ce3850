import { DateTimeText } from './DateText.tsx';
import classes from './signatureFigure.module.css';

interface SignatureFigureProps {
  signature: { name: string; image: string | null; signedAt: string };
}

/** A customer's signature, as drawn or typed, with who signed and when. */
export function SignatureFigure({ signature: { name, image, signedAt } }: SignatureFigureProps) {
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

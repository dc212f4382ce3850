import { hero } from '#client/ui/brand/content.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './heroArt.module.css';

const { sample } = hero;

/** A print whose ridges are miles: from its core a drive leads to a customer, and below lies the quote that charges it. */
export const HeroArt = () => (
  <div className={classes.art} role="img" aria-label={sample.alt}>
    <div className={classes.print}>
      <Whorl size="100%" count={7} />
      <svg className={classes.drive} viewBox="0 0 480 480" aria-hidden="true">
        <path className={classes.way} d="M240 240C262 190 232 158 286 140S352 112 392 76" />
        <circle className={classes.base} cx="240" cy="240" r="9" />
        <circle className={classes.halo} cx="392" cy="76" r="20" />
        <circle className={classes.customer} cx="392" cy="76" r="9" />
      </svg>
      <span className={classes.miles}>{sample.miles}</span>
    </div>
    <div className={classes.slip}>
      <p className={classes.party}>
        <b>{sample.customer}</b>
        <span>{sample.number}</span>
      </p>
      <ul>
        {sample.lines.map(({ words, amount }) => (
          <li key={words}>
            {words}
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <p className={classes.explanation}>{sample.explanation}</p>
      <p className={classes.total}>
        Total
        <b>{sample.total}</b>
      </p>
      <span className={classes.seal}>{sample.seal}</span>
    </div>
  </div>
);

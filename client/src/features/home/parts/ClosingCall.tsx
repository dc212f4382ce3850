import { closing } from '#client/ui/brand/content.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './closingCall.module.css';
import { Ridges } from './Ridges.tsx';
import { TourButton } from './TourButton.tsx';

export const ClosingCall = () => (
  <section className={classes.section} aria-labelledby="closing-title">
    <div className={classes.card}>
      <div className={classes.ridges}>
        <Ridges pattern="whorl" />
      </div>
      <div className={classes.words}>
        <h2 id="closing-title">{closing.headline}</h2>
        <p>{closing.words}</p>
        <div className={classes.ways}>
          <ButtonLink href="/auth/signup" size="lg" className={classes.start}>
            Start Your Free Trial
          </ButtonLink>
          <TourButton className={classes.watch}>Watch Demo</TourButton>
        </div>
      </div>
    </div>
  </section>
);

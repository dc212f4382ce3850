import { closing } from '#client/ui/brand/content.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './closingCall.module.css';
import { TourButton } from './TourButton.tsx';

export const ClosingCall = () => (
  <section className={classes.section}>
    <div className={classes.motif}>
      <Whorl size={72} count={5} />
    </div>
    <h2>{closing.headline}</h2>
    <p>{closing.words}</p>
    <div className={classes.ways}>
      <ButtonLink href="/auth/signup" size="lg">
        Start Your Free Trial
      </ButtonLink>
      <TourButton look="outline" size="lg">
        Watch Demo
      </TourButton>
    </div>
  </section>
);

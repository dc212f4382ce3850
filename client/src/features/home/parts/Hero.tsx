import { brand } from '#client/ui/brand/brand.ts';
import { hero } from '#client/ui/brand/content.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './hero.module.css';
import { TourButton } from './TourButton.tsx';

export const Hero = () => (
  <section className={classes.hero}>
    <div className={classes.motif}>
      <Whorl size="100%" count={7} />
    </div>
    <div className={classes.words}>
      <p className={classes.badge}>{hero.badge}</p>
      <h1>{hero.headline}</h1>
      <p className={classes.lead}>{hero.subheadline}</p>
      <div className={classes.ways}>
        <ButtonLink href="/auth/signup" size="lg">
          Start Free Trial
        </ButtonLink>
        <TourButton look="outline" size="lg" hasIcon>
          Watch {brand.name} at work
        </TourButton>
      </div>
      <p className={classes.note}>{hero.note}</p>
      <dl className={classes.facts}>
        {hero.facts.map(({ figure, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

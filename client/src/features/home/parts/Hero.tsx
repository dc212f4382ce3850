import { hero } from '#client/ui/brand/content.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { HeroArt } from './HeroArt.tsx';
import classes from './hero.module.css';
import { TourButton } from './TourButton.tsx';

export const Hero = () => (
  <section className={classes.hero}>
    <div className={classes.inside}>
      <div className={classes.words}>
        <p className={classes.badge}>{hero.badge}</p>
        <h1>
          {hero.headline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className={classes.lead}>{hero.subheadline}</p>
        <div className={classes.ways}>
          <ButtonLink href="/auth/signup" size="lg">
            Start Free Trial
          </ButtonLink>
          <TourButton hasIcon>{hero.watch}</TourButton>
        </div>
        <p className={classes.note}>{hero.note}</p>
      </div>
      <HeroArt />
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

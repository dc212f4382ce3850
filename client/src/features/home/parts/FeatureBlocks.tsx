import { IconCheck } from '@tabler/icons-react';
import { features } from '#client/ui/brand/content.ts';
import classes from './featureBlocks.module.css';
import { type Pattern, Ridges } from './Ridges.tsx';

const PATTERNS: readonly Pattern[] = ['loop', 'arch', 'whorl'];

export const FeatureBlocks = () => (
  <section id="features" className={classes.section} aria-label="Features">
    {features.map(({ title, lead, bullets, stat }, index) => (
      <article key={title} className={classes.block}>
        <div className={classes.panel} data-pattern={PATTERNS[index]}>
          <div className={classes.ridges}>
            <Ridges pattern={PATTERNS[index]!} />
          </div>
          <p className={classes.number} aria-hidden="true">
            {index + 1}
          </p>
          <p className={classes.stat}>
            <strong>{stat.figure}</strong> {stat.words}
          </p>
        </div>
        <div className={classes.words}>
          <h2>{title}</h2>
          <p>{lead}</p>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>
                <IconCheck size={20} aria-hidden />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      </article>
    ))}
  </section>
);

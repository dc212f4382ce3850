import { IconCheck } from '@tabler/icons-react';
import { features } from '#client/ui/brand/content.ts';
import classes from './featureBlocks.module.css';

export const FeatureBlocks = () => (
  <section id="features" className={classes.section} aria-label="Features">
    {features.map(({ title, lead, bullets, stat }, index) => (
      <article key={title} className={classes.block}>
        <p className={classes.number} aria-hidden="true">
          {index + 1}
        </p>
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
        <p className={classes.stat}>
          <strong>{stat.figure}</strong>
          {stat.words}
        </p>
      </article>
    ))}
  </section>
);

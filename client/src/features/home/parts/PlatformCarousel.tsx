import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { platform } from '#client/ui/brand/content.ts';
import { Section } from '#client/ui/site/Section.tsx';
import { carousel, type Slide } from '../media/pictures.ts';
import { PlatformPicture } from './PlatformPicture.tsx';
import classes from './platformCarousel.module.css';

/** Six screens of the platform, one after the other, until somebody takes over. After the last comes a copy of the first. */
export const PlatformCarousel = () => (
  <Section id="platform" title={platform.title} lead={platform.words} layout="wide">
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={`${brand.name} in six screens`}
      data-island="platformCarousel"
      data-playing
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={classes.track} tabIndex={0} aria-label="Screens">
        {carousel.map((slide, index) => (
          <li key={slide.key} className={classes.slide} data-current={index === 0 || undefined}>
            <Screen slide={slide} />
          </li>
        ))}
        <li className={`${classes.slide} ${classes.copy}`} data-current aria-hidden="true">
          <Screen slide={carousel[0]!} />
        </li>
      </ul>
      <div className={classes.controls}>
        <button type="button" aria-label="Pause" data-move="toggle">
          {/* The style sheet shows one of the two. */}
          <IconPlayerPause className={classes.pause} aria-hidden size={20} />
          <IconPlayerPlay className={classes.play} aria-hidden size={20} />
        </button>
        <button type="button" aria-label="Previous screen" data-move="previous">
          <IconChevronLeft aria-hidden />
        </button>
        <ol className={classes.dots}>
          {carousel.map(({ key, title }, index) => (
            <li key={key}>
              <button type="button" aria-label={title} aria-current={index === 0 ? 'true' : undefined} />
            </li>
          ))}
        </ol>
        <button type="button" aria-label="Next screen" data-move="next">
          <IconChevronRight aria-hidden />
        </button>
      </div>
    </section>
  </Section>
);

const Screen = ({ slide }: { slide: Slide }) => (
  <figure>
    <PlatformPicture slide={slide} />
    <figcaption>
      <h3>{slide.title}</h3>
      <p>{slide.caption}</p>
    </figcaption>
  </figure>
);

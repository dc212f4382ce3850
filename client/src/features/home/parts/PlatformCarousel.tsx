import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { carousel } from '../media/pictures.ts';
import { PlatformPicture } from './PlatformPicture.tsx';
import classes from './platformCarousel.module.css';
import { useCarousel } from './useCarousel.ts';

/** Six screens of the platform, one after the other, until somebody takes over. */
export function PlatformCarousel() {
  const { root, track, current, isPlaying, show, stop, toggle } = useCarousel(carousel.length);
  return (
    <section
      ref={root}
      className={classes.section}
      aria-roledescription="carousel"
      aria-label={`${brand.name} in six screens`}
      onPointerDown={stop}
      onWheel={stop}
      onKeyDown={stop}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, and scrolls by its arrows then */}
      <ul ref={track} className={classes.track} tabIndex={0} aria-label="Screens">
        {carousel.map((slide, index) => (
          <li key={slide.key} className={classes.slide} aria-label={`${index + 1} of ${carousel.length}`}>
            <figure>
              <PlatformPicture slide={slide} />
              <figcaption>
                <h2>{slide.title}</h2>
                <p>{slide.caption}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <button type="button" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {isPlaying ? <IconPlayerPause aria-hidden size={20} /> : <IconPlayerPlay aria-hidden size={20} />}
        </button>
        <button type="button" aria-label="Previous screen" onClick={() => show(current - 1)}>
          <IconChevronLeft aria-hidden />
        </button>
        <ol className={classes.dots}>
          {carousel.map(({ key, title }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={title}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ol>
        <button type="button" aria-label="Next screen" onClick={() => show(current + 1)}>
          <IconChevronRight aria-hidden />
        </button>
      </div>
    </section>
  );
}

import type { Slide } from '../media/pictures.ts';
import classes from './platformPicture.module.css';

const PHONE = '(max-width: 39.99em)';
/** How wide a picture is drawn, for the browser to choose a file by. */
const SIZES = '(max-width: 63.5rem) calc(100vw - 3.5rem), 60rem';

/** A screen in both schemes: the style sheet hides one of them, and what is hidden is never fetched. */
export const PlatformPicture = ({ slide }: { slide: Slide }) =>
  (['light', 'dark'] as const).map((scheme) => {
    const { desk, phone } = slide[scheme];
    return (
      <picture key={scheme} className={classes[scheme]}>
        <source media={PHONE} type="image/avif" srcSet={phone.avif} width={phone.width} height={phone.height} />
        <source media={PHONE} type="image/webp" srcSet={phone.webp} width={phone.width} height={phone.height} />
        <source type="image/avif" srcSet={desk.avif} sizes={SIZES} />
        <source type="image/webp" srcSet={desk.webp} sizes={SIZES} />
        <img
          src={desk.fallback}
          alt={slide.alt}
          width={desk.width}
          height={desk.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    );
  });

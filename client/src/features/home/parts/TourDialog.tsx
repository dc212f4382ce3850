import { IconX } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { tour } from '../media/tour.ts';
import classes from './tourDialog.module.css';

export const TOUR_ID = 'tour';

/** The tour's dialog as a template, so that nothing of the film is loaded before somebody asks for it. */
export const TourDialog = () => (
  <template id={TOUR_ID}>
    <dialog className={classes.dialog} aria-label={`A tour of ${brand.name}`}>
      <div className={classes.inside}>
        <button type="button" className={classes.close} aria-label="Close the tour">
          <IconX aria-hidden />
        </button>
        <video controls autoPlay playsInline poster={tour.poster} width={tour.width} height={tour.height}>
          {tour.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track default kind="captions" srcLang="en" label="English" src={tour.captions} />
        </video>
      </div>
    </dialog>
  </template>
);

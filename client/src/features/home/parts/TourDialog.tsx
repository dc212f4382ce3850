import { IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { tour } from '../media/tour.ts';
import classes from './tourDialog.module.css';

/** The tour in a modal of the browser's own: Escape, the button and a click beside it close it. */
export function TourDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do it from the keyboard
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={`A tour of ${brand.name}`}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={classes.inside}>
        <button
          type="button"
          className={classes.close}
          aria-label="Close the tour"
          onClick={() => dialog.current?.close()}
        >
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
  );
}

import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/site/Button.tsx';
import { tour } from '../media/tour.ts';
import { TOUR_ID } from './TourDialog.tsx';

/** The one that every browser plays. */
const film = tour.sources.at(-1)!;

interface TourButtonProps {
  className?: string;
  hasIcon?: boolean;
  children: ReactNode;
}

/** Opens the tour of the product in a modal dialog (TourDialog). Without a script it leads to the film itself. */
export const TourButton = ({ hasIcon, children, className }: TourButtonProps) => (
  <form action={film.src} data-island="tourButton" data-dialog={TOUR_ID}>
    <Button type="submit" look="outline" size="lg" className={className}>
      {hasIcon && <IconPlayerPlayFilled size={18} aria-hidden />}
      {children}
    </Button>
  </form>
);

import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/site/Button.tsx';
import { tour } from '../media/tour.ts';

/** The one that every browser plays. */
const film = tour.sources.at(-1)!;

interface TourButtonProps {
  className?: string;
  hasIcon?: boolean;
  children: ReactNode;
}

/** Opens the tour of the product in a modal, of which nothing is loaded before. Without a script it leads to the film itself. */
export function TourButton({ hasIcon, children, className }: TourButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function open(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    try {
      const { TourDialog } = await import('./TourDialog.tsx');
      setDialog(() => TourDialog);
    } catch {
      form!.submit();
    }
  }

  /** The focus goes back once the modal is gone, so that nothing of its going can take it away again. */
  function close() {
    flushSync(() => setDialog(null));
    button.current?.focus();
  }

  return (
    <>
      <form action={film.src}>
        <Button ref={button} type="submit" look="outline" size="lg" className={className} onClick={open}>
          {hasIcon && <IconPlayerPlayFilled size={18} aria-hidden />}
          {children}
        </Button>
      </form>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}

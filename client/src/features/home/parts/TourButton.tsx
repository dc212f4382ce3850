import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#client/ui/site/Button.tsx';

const TourDialog = lazy(async () => ({ default: (await import('./TourDialog.tsx')).TourDialog }));

interface TourButtonProps {
  look: 'outline' | 'quiet';
  size?: 'md' | 'lg';
  hasIcon?: boolean;
  children: ReactNode;
}

/** Opens the tour of the product in a modal; nothing of it is loaded before. */
export function TourButton({ hasIcon, children, ...rest }: TourButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)} {...rest}>
        {hasIcon && <IconPlayerPlayFilled size={18} aria-hidden />}
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <TourDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

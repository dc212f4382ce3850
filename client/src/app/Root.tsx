import { useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { usePaymentReturn } from '#client/features/identity/index.ts';
import { howOpened } from '#client/ui/device/howOpened.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';

/** A page that comes sooner needs no spinner: it would only flash. */
const PATIENCE_MS = 120;

/** Every screen: the spinner while a lazy page is on its way (spec, point 2), and the place in long ones. */
export function Root() {
  usePaymentReturn();
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);

  return (
    <>
      <Outlet />
      {isSlow && <FullScreenLoading />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

const VISIT = 'whorl-visit';

/**
 * The key under which a screen's scroll position is kept. React Router gives the first screen of every visit the key
 * "default"; the visit's own number replaces it, so that a screen opened afresh begins at its top and a reload does not.
 */
const scrollKey = ({ key }: Location) => (key === 'default' ? visit : key);

const visit = visitNumber();

function visitNumber(): string {
  const number = Number(sessionStorage.getItem(VISIT)) + (howOpened(location.href) === 'navigate' ? 1 : 0);
  sessionStorage.setItem(VISIT, String(number));
  return `visit-${number}`;
}

import { useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { usePaymentReturn } from '#client/features/identity/index.ts';
import { navigationType } from '#client/ui/device/navigationType.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';

/** Screens that load faster than this show no spinner, which would only flash. */
const SPINNER_DELAY_MS = 120;

/** The root route: shows a spinner while a lazy screen loads (spec, point 2) and restores scroll positions. */
export function Root() {
  usePaymentReturn();
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY_MS);
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
 * Returns the key under which a screen's scroll position is stored. React Router gives the first screen of every visit
 * the key "default"; a visit number replaces it, so that a newly opened screen begins at its top while a reload
 * restores the position.
 */
const scrollKey = ({ key }: Location) => (key === 'default' ? visit : key);

const visit = visitNumber();

function visitNumber(): string {
  const number = Number(sessionStorage.getItem(VISIT)) + (navigationType(location.href) === 'navigate' ? 1 : 0);
  sessionStorage.setItem(VISIT, String(number));
  return `visit-${number}`;
}

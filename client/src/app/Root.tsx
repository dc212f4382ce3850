import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { usePaymentReturn } from '#client/features/identity/index.ts';
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
      <ScrollRestoration />
    </>
  );
}

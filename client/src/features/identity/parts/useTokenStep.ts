import { useCallback, useEffect, useRef, useState } from 'react';
import { tokenHere } from './tokenHere.ts';

type Step = { status: 'busy' } | { status: 'done' } | { status: 'failed'; error: unknown };

/** Looks up, as the page opens, what the mailed link is for. Nothing may change by it: mail scanners open pages too. */
export function useTokenStep(look: (token: string) => Promise<unknown>) {
  const [step, setStep] = useState<Step>({ status: 'busy' });
  const started = useRef(false);

  const start = useCallback(async () => {
    setStep({ status: 'busy' });
    try {
      await look(tokenHere());
      setStep({ status: 'done' });
    } catch (error) {
      setStep({ status: 'failed', error });
    }
  }, [look]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, [start]);

  return { ...step, retry: start };
}

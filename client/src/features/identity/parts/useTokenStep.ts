import { useCallback, useEffect, useRef, useState } from 'react';
import { tokenHere } from './tokenHere.ts';

type Step = { status: 'busy' } | { status: 'done' } | { status: 'failed'; error: unknown };

/** Does once what a mailed link is for; its token is in the address and works a single time. */
export function useTokenStep(run: (token: string) => Promise<unknown>) {
  const [step, setStep] = useState<Step>({ status: 'busy' });
  const started = useRef(false);

  const start = useCallback(async () => {
    setStep({ status: 'busy' });
    try {
      await run(tokenHere());
      setStep({ status: 'done' });
    } catch (error) {
      setStep({ status: 'failed', error });
    }
  }, [run]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, [start]);

  return { ...step, retry: start };
}

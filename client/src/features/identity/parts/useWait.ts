import { useEffect, useState } from 'react';
import { retryAfterSeconds } from '#client/ui/feedback/errors.ts';

/** A wait that the server asks for, counted down. */
export function useWait() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(Math.ceil((until - now) / 1000), 0);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  /** Whether the refusal is one that asks to wait; from then on it is counted down. */
  const asksToWait = (error: unknown): boolean => {
    const seconds = retryAfterSeconds(error);
    if (seconds === undefined) return false;
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
    return true;
  };
  return { secondsLeft, asksToWait };
}

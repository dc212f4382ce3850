import { useState } from 'react';

/** Whether something is so or once was: a sheet is fetched when it is first wanted, and then stays to close as it opened. */
export function useWasEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}

import { useState } from 'react';

/**
 * Returns whether the value is or was ever true. A sheet is mounted when first opened and stays mounted for its closing
 * animation.
 */
export function useHasBeenTrue(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}

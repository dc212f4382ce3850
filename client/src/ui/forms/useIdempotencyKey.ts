import { useState } from 'react';

export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One key for as long as a form is on the screen: sent again after a lost answer, it makes nothing twice. */
export function useIdempotencyKey() {
  const [key, setKey] = useState(newIdempotencyKey);
  return { key, renew: () => setKey(newIdempotencyKey()) };
}

import { useState } from 'react';

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One key for as long as a form is on the screen: sent again after a lost answer, it makes nothing twice. */
export function useIdempotencyKey() {
  const [key, setKey] = useState(randomKey);
  return { key, renew: () => setKey(randomKey()) };
}

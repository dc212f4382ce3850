import { useState } from 'react';

export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns one idempotency key while the form is mounted, so that sending it again after a lost response creates nothing
 * twice.
 */
export function useIdempotencyKey() {
  const [key, setKey] = useState(newIdempotencyKey);
  return { key, renew: () => setKey(newIdempotencyKey()) };
}

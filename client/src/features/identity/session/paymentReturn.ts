/** Brought back from the payment provider's page, in the address of whatever page one returns to. */
const PARAMETER = 'session_id';
/** The provider tells the server of the payment at about the same time (spec, point 9). */
const REFRESH_DELAY_MS = 1_000;

export const isPaymentReturn = (query: URLSearchParams) => query.has(PARAMETER);

/** What an address asks for but for the return. */
export function withoutPaymentReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(PARAMETER);
  return rest;
}

/** Spec, point 4: after a second the subscription is checked anew, then the address forgets the return. */
export function afterPaymentReturn(refresh: () => Promise<unknown>, forget: () => void): void {
  setTimeout(() => refresh().finally(forget), REFRESH_DELAY_MS);
}

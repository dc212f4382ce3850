interface Shape {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
}

/** An error response of Stripe, with its HTTP status. */
export class Problem extends Error {
  override name = 'Problem';

  constructor(
    readonly status: number,
    readonly shape: Shape,
  ) {
    super(shape.message);
  }
}

export const invalidRequest = (message: string, { param, code }: { param?: string; code?: string } = {}) =>
  new Problem(400, { type: 'invalid_request_error', message, param, code });

export const missingParam = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });

export const noAccess = (account: string) =>
  new Problem(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });

/** Stripe returns 404 for a missing object in the path, and 400 for one in a parameter. */
export function noSuch(object: string, id: string, param?: string): never {
  throw new Problem(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object.replace(/^.*\./, '').replace('payment_method', 'PaymentMethod')}: '${id}'`,
    param: param ?? (object === 'payment_intent' ? 'intent' : 'id'),
  });
}

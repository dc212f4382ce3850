import { Arg } from 'type-graphql';

/** The description of every `idempotencyKey` field and argument. */
export const IDEMPOTENCY_KEY =
  'A text that you choose for this request. Requests with the same key and content run once; repeats return the first result. The same key with other content, or for another operation, is refused with IDEMPOTENCY_KEY_REUSED.';

/** The `idempotencyKey` argument of mutations that have no input of their own to carry it. */
export const IdempotencyKey = () =>
  Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY });

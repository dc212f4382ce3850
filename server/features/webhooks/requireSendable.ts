import { invalidInput } from '#server/core/errors.ts';
import type { Outgoing } from '#server/platform/outgoing/Outgoing.ts';

/** Throws VALIDATION_FAILED where nothing may ever be sent to the address. Where its name leads is looked at each time. */
export function requireSendable(outgoing: Outgoing, url: string): void {
  const message = outgoing.refusal(url);
  if (message) throw invalidInput([{ path: 'url', message, code: 'NOT_SENDABLE' }]);
}

import { invalidInput } from '#server/core/errors.ts';
import type { Outgoing } from '#server/platform/outgoing/Outgoing.ts';

/** Throws VALIDATION_FAILED for a URL that webhooks can never be sent to. Its host name is resolved at each attempt. */
export function requireSendable(outgoing: Outgoing, url: string): void {
  const message = outgoing.refusal(url);
  if (message) throw invalidInput([{ path: 'url', message, code: 'NOT_SENDABLE' }]);
}

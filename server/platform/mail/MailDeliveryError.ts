import type { NodemailerError } from 'nodemailer';

/** A mail that was not taken. A permanent failure would only repeat itself; a transient one is worth another try. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
  readonly kind: 'permanent' | 'transient';
  /** The server's SMTP reply code, where it got as far as replying. */
  readonly responseCode: number | undefined;

  constructor(cause: NodemailerError) {
    super(cause.message, { cause });
    this.responseCode = cause.responseCode;
    this.kind = isPermanent(cause) ? 'permanent' : 'transient';
  }
}

/**
 * RFC 5321, 4.2.1: a 5yz reply is final, a 4yz reply is not. Only replies about this envelope or message count as
 * final: a refused login (535) or greeting (554) is the installation's fault, and passes once the operator mends it.
 * A 503 complains of the session's state, not of the mail.
 */
function isPermanent({ code, responseCode }: NodemailerError): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || (responseCode >= 500 && responseCode !== 503);
}

import type { NodemailerError } from 'nodemailer';

/** A mail that was not accepted, permanently or transiently. Only a transient failure is worth a retry. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
  readonly kind: 'permanent' | 'transient';
  /** The SMTP reply code; undefined if the server did not reply. */
  readonly responseCode: number | undefined;

  constructor(cause: NodemailerError) {
    super(cause.message, { cause });
    this.responseCode = cause.responseCode;
    this.kind = isPermanent(cause) ? 'permanent' : 'transient';
  }
}

/**
 * RFC 5321, 4.2.1: 5yz replies are permanent, 4yz transient. Only replies about the envelope or message count as permanent:
 * a refused login (535) or greeting (554) is a configuration fault that the operator can mend, and 503 concerns the
 * session's state.
 */
function isPermanent({ code, responseCode }: NodemailerError): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || (responseCode >= 500 && responseCode !== 503);
}

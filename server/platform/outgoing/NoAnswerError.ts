/** No response, or the address is not allowed; its message is for people. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

const byCode: Record<string, string> = {
  ENOTFOUND: 'There is no such host',
  ENODATA: 'The host’s name could not be resolved',
  EAI_AGAIN: 'The host’s name could not be looked up',
  ETIMEOUT: 'The host’s name could not be looked up',
  ESERVFAIL: 'The host’s name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut off before an answer came',
  EPIPE: 'The connection was cut off before an answer came',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host did not answer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by nobody who is trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is signed by nobody who is trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate comes without the ones that vouch for it',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate comes without the ones that vouch for it',
  EPROTO: 'The host does not speak TLS as it should',
};

/** Describes a failed request; `seconds` is the time limit. */
export function noAnswer(error: unknown, seconds: number): NoAnswerError {
  if (error instanceof NoAnswerError) return error;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError')
    return new NoAnswerError(`No answer came within ${seconds} seconds`);
  // Every address of the host was tried; the first failure is reported.
  if (error instanceof AggregateError) return noAnswer(error.errors[0], seconds);
  return new NoAnswerError(byCode[code ?? ''] ?? `The request failed${code ? ` (${code})` : ''}`);
}

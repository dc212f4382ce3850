import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isTransientFailure } from '#client/graphql/retryPolicy.ts';
import { type Session, toSession } from '../session/session.ts';
import { PasskeyRequestOptionsDocument, SignInWithPasskeyDocument } from './passkey.generated.ts';

/** Has the person choose one of their passkeys; with `inFields` the browser offers them where the email is typed. */
export async function askForPasskey({ inFields = false } = {}) {
  const { passkeyRequestOptions } = await requestGraphQL(
    PasskeyRequestOptionsDocument,
    {},
    { isRetryable: isTransientFailure },
  );
  return startAuthentication({
    optionsJSON: passkeyRequestOptions as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: inFields,
  });
}

export async function signInWithPasskey(response: AuthenticationResponseJSON, rememberMe: boolean): Promise<Session> {
  const answer = await requestGraphQL(SignInWithPasskeyDocument, { input: { response: { ...response }, rememberMe } });
  return toSession(answer.signInWithPasskey);
}

/** Whether the person, or another request for a passkey, called it off: nothing to complain about. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof WebAuthnError
    ? error.code === 'ERROR_CEREMONY_ABORTED' || error.cause instanceof DOMException
    : error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

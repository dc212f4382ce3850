import { useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isTransientFailure } from '#client/graphql/retryPolicy.ts';
import { describeError, errorCode } from '#client/ui/feedback/errors.ts';
import { normalizeEmail } from '#domain/identity/email.ts';
import { SignInDocument } from './authPages.generated.ts';
import { failed, succeededOnwards } from './parts/authPageToasts.ts';
import type { Codes } from './parts/SecondFactorStep.tsx';
import { useWait } from './parts/useWait.ts';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** What is still needed for a session after the credentials were accepted. */
type Obstacle = 'unconfirmed' | 'secondFactor';

/** Signs in with the password, and with a code if the account requires one. What was typed stays after a failure. */
export function useSignIn() {
  const [obstacle, setObstacle] = useState<Obstacle>();
  const { secondsLeft, asksToWait } = useWait();

  const request = async (credentials: Credentials, codes: Codes = {}) => {
    const input = { ...credentials, ...codes, email: normalizeEmail(credentials.email) };
    // A code works once, so a request with a code must not be retried automatically.
    const isRetryable = codes.totpCode || codes.recoveryCode ? undefined : isTransientFailure;
    const { signIn } = await requestGraphQL(SignInDocument, { input }, { isRetryable });
    succeededOnwards({ title: 'Welcome back!', text: 'Successfully logged in' });
    sessionStore.signedIn(toSession(signIn));
  };

  const byPassword = async (credentials: Credentials) => {
    setObstacle(undefined);
    try {
      await request(credentials);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'SECOND_FACTOR_REQUIRED') return setObstacle('secondFactor');
      if (code === 'EMAIL_NOT_CONFIRMED') setObstacle('unconfirmed');
      if (!asksToWait(error)) failed('Login failed', describeError(error));
    }
  };

  const byCode = async (credentials: Credentials, codes: Codes) => {
    try {
      await request(credentials, codes);
    } catch (error) {
      if (!asksToWait(error)) throw error;
    }
  };

  return { obstacle, secondsLeft, byPassword, byCode, startOver: () => setObstacle(undefined) };
}

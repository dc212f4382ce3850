import { useCallback, useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isTransientFailure } from '#client/graphql/retryPolicy.ts';
import { AccountLinkDocument, type AccountLinkQuery } from '../mailedLinks.generated.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { signedInFlag } from '../session/signedInFlag.ts';
import { useTokenStep } from './useTokenStep.ts';

export type AccountLink = NonNullable<AccountLinkQuery['accountLink']>;

/** What the mailed link that led here is for; null for one that no longer works, or is for something else. */
export function useAccountLink(purpose: AccountLink['purpose']) {
  const [link, setLink] = useState<AccountLink | null>();
  const look = useCallback(
    async (token: string) => {
      sessionStore.look();
      if (signedInFlag.isSet()) await sessionStore.whenKnown();
      const accessToken = await sessionStore.accessToken();
      const { accountLink } = await requestGraphQL(
        AccountLinkDocument,
        { token },
        { accessToken, isRetryable: isTransientFailure },
      );
      setLink(accountLink?.purpose === purpose ? accountLink : null);
    },
    [purpose],
  );
  return { ...useTokenStep(look), link };
}

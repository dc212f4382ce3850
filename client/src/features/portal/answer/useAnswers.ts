import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '#client/ui/feedback/errors.ts';
import {
  PortalQuoteDocument,
  type PortalQuoteFieldsFragment,
  useAcceptPortalQuoteMutation,
  useDeclinePortalQuoteMutation,
  useRequestQuoteChangesMutation,
} from '../portal.generated.ts';

/** What the server says where the quote is no longer what the customer sees. */
const overtaken = ['INVALID_STATE', 'NOT_FOUND'];

/** The three answers to a quote. Each shows the quote as it is afterwards, also where another answer came first. */
export function useAnswers(token: string) {
  const client = useApolloClient();
  const show = (cache: ApolloCache, portalQuote: PortalQuoteFieldsFragment | undefined) => {
    if (portalQuote) cache.writeQuery({ query: PortalQuoteDocument, variables: { token }, data: { portalQuote } });
  };
  const [accept] = useAcceptPortalQuoteMutation({ update: (cache, { data }) => show(cache, data?.acceptPortalQuote) });
  const [decline] = useDeclinePortalQuoteMutation({
    update: (cache, { data }) => show(cache, data?.declinePortalQuote),
  });
  const [requestChanges] = useRequestQuoteChangesMutation({
    update: (cache, { data }) => show(cache, data?.requestQuoteChanges),
  });

  const send = async (mutation: Promise<unknown>) => {
    try {
      await mutation;
    } catch (error) {
      if (!overtaken.includes(errorCode(error) ?? '')) throw error;
      await client.refetchQueries({ include: [PortalQuoteDocument] });
    }
  };

  return {
    accept: (input: { signerName: string; signatureImage: string | null; selectedOptionalLineIds: string[] }) =>
      send(accept({ variables: { input: { token, ...input } } })),
    decline: (input: { reason: string | null }) => send(decline({ variables: { input: { token, ...input } } })),
    requestChanges: (input: { message: string }) => send(requestChanges({ variables: { input: { token, ...input } } })),
  };
}

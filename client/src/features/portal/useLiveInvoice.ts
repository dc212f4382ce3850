import { skipToken } from '@apollo/client/react';
import { notify } from '#client/ui/feedback/notify.tsx';
import { formatCents } from '#domain/money.ts';
import {
  PortalInvoiceDocument,
  type PortalInvoiceFieldsFragment,
  usePortalInvoiceChangedSubscription,
} from './portal.generated.ts';

interface LiveOptions {
  skip: boolean;
  /** The invoice was withdrawn: there will be no more to hear of it. */
  onEnd: () => void;
}

/** Keeps the invoice on the screen as it is: a payment recorded by the business shows at once. */
export function useLiveInvoice(token: string, { skip, onEnd }: LiveOptions) {
  usePortalInvoiceChangedSubscription(
    skip
      ? skipToken
      : {
          variables: { token },
          ignoreResults: true,
          onComplete: onEnd,
          onData: ({ client, data: { data } }) => {
            if (!data) return;
            const query = { query: PortalInvoiceDocument, variables: { token } };
            const before = client.cache.readQuery(query)?.portalInvoice;
            client.cache.writeQuery({ ...query, data: { portalInvoice: data.portalInvoice } });
            thankFor(data.portalInvoice, before);
          },
        },
  );
}

function thankFor(now: PortalInvoiceFieldsFragment, before: PortalInvoiceFieldsFragment | null | undefined) {
  const received = before ? now.paidCents - before.paidCents : 0;
  if (received > 0) notify.success({ title: 'Payment recorded', text: `${formatCents(received)}. Thank you.` });
}

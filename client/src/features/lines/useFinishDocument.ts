import { useNavigate } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { type DocumentKind, documentKinds } from './documentKinds.ts';

export interface SavedDocument {
  id: string;
  number: string;
  customer: { name: string };
}

/** What happens to a document once it is saved: it stays a draft or is sent. */
export type Then = 'keep' | 'send';

/** Returns what follows saving: sends the document if the user asked for that, and opens its page. A failure to send leaves it saved. */
export function useFinishDocument(kind: DocumentKind, send: (id: string) => Promise<unknown>) {
  const navigate = useNavigate();
  const { name, list } = documentKinds[kind];

  return async ({ id, number, customer }: SavedDocument, then: Then) => {
    try {
      if (then === 'send') await send(id);
      notify.success({
        title: then === 'send' ? `${name} ${number} sent to ${customer.name}` : `${name} ${number} saved`,
      });
    } catch (error) {
      notify.failure(`${name} ${number} is saved, but was not sent`, error);
    }
    navigate(`${list}/${id}`, { replace: true });
  };
}

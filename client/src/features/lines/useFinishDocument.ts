import { useNavigate } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { type DocumentKind, documentKinds } from './documentKinds.ts';

interface SavedDocument {
  id: string;
  number: string;
  customer: { name: string };
}

/** What becomes of a document once it is saved. */
export type Then = 'keep' | 'send';

/** What follows saving: sends the document where that was asked for, and shows it. One that could not be sent is saved all the same. */
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

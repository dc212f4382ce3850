import { useSearchParams } from 'react-router';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import { type DocumentKind, documentKinds } from './documentKinds.ts';
import { type SavedDocument, type Then, useFinishDocument } from './useFinishDocument.ts';

interface NewDocument<Input> {
  kind: DocumentKind;
  create: (input: Input & { idempotencyKey: string }) => Promise<SavedDocument>;
  send: (id: string) => Promise<unknown>;
}

/** Returns what the page of a new quote or invoice needs. `?customer=<id>` in the URL says whom it is for. */
export function useNewDocument<Input extends object>({ kind, create, send }: NewDocument<Input>) {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const { plural, list } = documentKinds[kind];
  const finish = useFinishDocument(kind, send);
  const request = useKeyedRequest<Input, SavedDocument>({
    name: `${kind}:new`,
    send: create,
    told: ({ id, number }) => ({ words: `${kind} ${number} was saved`, to: `${list}/${id}` }),
  });
  return {
    customerId,
    page: {
      title: `New ${kind}`,
      back: { to: list, label: plural },
      draftKey: customerId ? `${kind}:new:${customerId}` : `${kind}:new`,
    },
    save: async (input: Input, then: Then) => finish(await request(input), then),
  };
}

import { useLayoutEffect, useRef } from 'react';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { drafts } from '#client/ui/forms/drafts.ts';
import { WentThrough } from '#client/ui/forms/WentThrough.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { useSettleRequestMutation } from './requests.generated.ts';

/** A request that was sent and is not known to have been answered. */
interface Unanswered<Input> {
  input: Input & { idempotencyKey: string };
  /** What the person had typed. */
  content: string;
}

interface KeyedRequest<Input, Result> {
  /** Names the form and the record that it is about: "payment:<invoice>"; "link:…" on pages that need no sign-in. */
  name: string;
  send: (input: Input & { idempotencyKey: string }) => Promise<Result>;
  /**
   * Says what was made: "payment of $50.00 was recorded", and where it is. Left out where the
   * same content is always the same request, and other content another one: opening a page to pay on, copying a quote.
   */
  told?: (result: Result, input: Input) => { words: string; to: string };
}

/** Failures after which a request may have been done all the same. */
const isUncertain = (error: unknown) => {
  const code = errorCode(error);
  return code === undefined || code === 'INTERNAL' || code === 'UNAVAILABLE';
};

/**
 * Sends a request that must not be done twice under an idempotency key. If its answer was lost, the same content is sent
 * again under the same key. If the content has changed since, or the form was left in between, asks the server first
 * whether the request was done; throws WentThrough if it was, and sends nothing else.
 */
export function useKeyedRequest<Input extends object, Result>({ name, send, told }: KeyedRequest<Input, Result>) {
  const [settle] = useSettleRequestMutation();
  const kept = useRef<ReturnType<typeof drafts.of<Unanswered<Input>>>>(undefined);
  const unanswered = useRef<Unanswered<Input>>(undefined);
  const isOfThisForm = useRef(false);

  useLayoutEffect(() => {
    kept.current = drafts.of<Unanswered<Input>>(`${name}:unanswered`);
    unanswered.current = kept.current.read()?.values;
    isOfThisForm.current = false;
  }, [name]);

  const remember = (request: Unanswered<Input> | undefined) => {
    unanswered.current = request;
    isOfThisForm.current = true;
    if (request) kept.current?.write(request);
    else kept.current?.remove();
  };

  const attempt = async (request: Unanswered<Input>): Promise<Result> => {
    remember(request);
    try {
      const result = await send(request.input);
      remember(undefined);
      return result;
    } catch (error) {
      if (!isUncertain(error)) remember(undefined);
      throw error;
    }
  };

  /** `typed` is what the input was made from, where that is not the same each time. */
  return async (input: Input, typed: unknown = input): Promise<Result> => {
    const content = JSON.stringify(typed);
    const earlier = unanswered.current;
    if (earlier?.content === content && (isOfThisForm.current || !told)) return attempt(earlier);
    if (earlier && told) {
      const { data } = await settle({ variables: { idempotencyKey: earlier.input.idempotencyKey } });
      if (data?.settleRequest) {
        const result = await attempt(earlier);
        const { words, to } = told(result, earlier.input);
        throw new WentThrough(result, words, to);
      }
    }
    return attempt({ input: { ...input, idempotencyKey: newIdempotencyKey() }, content });
  };
}

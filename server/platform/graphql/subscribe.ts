import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute as executeGraphQL } from 'graphql';
import type { Context } from './context.ts';

/** graphql-js' own `execute`, confined by the database to the business of who asks. */
export const execute = (args: ExecutionArgs) => (args.contextValue as Context).confined(() => executeGraphQL(args));

/** What an event was answered with, by question and rights; forgotten with the event. */
const answers = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

/**
 * graphql-js' own `subscribe`, but for one thing: whoever asks the same with the same rights shares one answer to each
 * event. Rights are looked at again for each event and subscriber: who has lost them is answered apart, and refused.
 */
export async function subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const context = args.contextValue as Context;
  const events = await context.confined(() => createSourceEventStream(args));
  return Symbol.asyncIterator in events
    ? answered(events[Symbol.asyncIterator]() as AsyncIterator<object>, args)
    : events;
}

/** Not an async generator's: that would let nobody leave while it waits for the next event. */
function answered(events: AsyncIterator<object>, args: ExecutionArgs): AsyncGenerator<ExecutionResult> {
  const question = JSON.stringify([args.document.loc?.source.body, args.operationName, args.variableValues]);
  const context = args.contextValue as Context;
  const answer = async ({ done, value }: IteratorResult<object>): Promise<IteratorResult<ExecutionResult>> =>
    done ? { done, value } : { done: false, value: await answerTo(value, `${context.rights} ${question}`, args) };
  return {
    next: async () => answer(await events.next()),
    return: async () => answer(await events.return!()),
    throw: async (error) => answer(await events.throw!(error)),
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => void (await events.return!()),
  };
}

function answerTo(event: object, key: string, args: ExecutionArgs): Promise<ExecutionResult> {
  const known = answers.get(event) ?? new Map<string, Promise<ExecutionResult>>();
  answers.set(event, known);
  const answer = known.get(key) ?? Promise.resolve(execute({ ...args, rootValue: event }));
  known.set(key, answer);
  return answer;
}

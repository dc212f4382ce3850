import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute, getOperationAST } from 'graphql';
import type { Context } from './context.ts';
import { observeOperation } from './observeOperation.ts';
import { unreadableVariables } from './unreadableVariables.ts';

/** Results for an event, by operation and rights; collected with the event. */
const answers = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

/**
 * Like graphql-js' `subscribe`, but subscribers with the same operation and rights share one execution for each event.
 * Rights are checked again for each event and subscriber, so a subscriber who lost them gets an error.
 */
export function subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const { document, operationName = null, contextValue } = args as Asking;
  return observeOperation({ document, operationName, contextValue }, async () => {
    const events = await contextValue.confined(() => createSourceEventStream(args));
    if (Symbol.asyncIterator in events)
      return answered(events[Symbol.asyncIterator]() as AsyncIterator<object>, args as Asking);
    const operation = getOperationAST(document, operationName);
    const message = events.errors?.[0]?.message;
    const unreadable =
      operation && message && unreadableVariables(args.schema, operation, args.variableValues ?? {}, message);
    return unreadable ? { errors: [unreadable] } : events;
  });
}

type Asking = ExecutionArgs & { contextValue: Context };

/** Not an async generator: its `return` would wait for the next event. */
function answered(events: AsyncIterator<object>, args: Asking): AsyncGenerator<ExecutionResult> {
  const question = JSON.stringify([args.document.loc?.source.body, args.operationName, args.variableValues]);
  const context = args.contextValue;
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

function answerTo(event: object, key: string, args: Asking): Promise<ExecutionResult> {
  const known = answers.get(event) ?? new Map<string, Promise<ExecutionResult>>();
  answers.set(event, known);
  const answer =
    known.get(key) ?? Promise.resolve(args.contextValue.confined(() => execute({ ...args, rootValue: event })));
  known.set(key, answer);
  return answer;
}

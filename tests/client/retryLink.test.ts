import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { retryLink } from '#client/graphql/retryLink.ts';

const message = 'Try again in a moment';
const unavailable = { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] };
const READ = gql`query { me { id } }`;
const WRITE = gql`mutation ($input: WriteInput) { write(input: $input) }`;

/** Returns a client of a server that gives these responses one after the other, and the number of its requests. */
function clientOf(...answers: object[]) {
  const asked = { times: 0 };
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(answers[Math.min(asked.times++, answers.length - 1)] as ApolloLink.Result);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([retryLink, server]) });
  return { client, asked };
}

it('retries where the server is temporarily unavailable', async () => {
  const { client, asked } = clientOf(unavailable, { data: { me: null } });
  expect((await client.query({ query: READ })).data).toEqual({ me: null });
  expect(asked.times).toBe(2);
});

it('retries a mutation only with an idempotency key, so that it runs once', async () => {
  const bare = clientOf(unavailable);
  await expect(bare.client.mutate({ mutation: WRITE, variables: { input: {} } })).rejects.toThrow(message);
  expect(bare.asked.times).toBe(1);
  const keyed = clientOf(unavailable, { data: { write: true } });
  await keyed.client.mutate({ mutation: WRITE, variables: { input: { idempotencyKey: 'k' } } });
  expect(keyed.asked.times).toBe(2);
});

/** A GraphQL error of a response. */
export interface ApiError {
  message: string;
  extensions?: Readonly<Record<string, unknown>>;
}

/** The GraphQL errors of a response. Has the shape of Apollo Client's CombinedGraphQLErrors. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly errors: readonly ApiError[]) {
    super(errors[0]?.message);
  }
}

/** A response that is not a GraphQL response. Has the shape of Apollo Client's ServerError. */
export class ServerFailure extends Error {
  override name = 'ServerFailure';
  constructor(readonly statusCode: number) {
    super(`The server responded with status ${statusCode}`);
  }
}

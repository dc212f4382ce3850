/** One error of the API's answer. */
export interface ApiError {
  message: string;
  extensions?: Readonly<Record<string, unknown>>;
}

/** What the server refused, in its own words. Has the shape of Apollo Client's CombinedGraphQLErrors. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly errors: readonly ApiError[]) {
    super(errors[0]?.message);
  }
}

/** Something answered, but not as the API does. Has the shape of Apollo Client's ServerError. */
export class ServerFailure extends Error {
  override name = 'ServerFailure';
  constructor(readonly statusCode: number) {
    super(`The server answered ${statusCode}`);
  }
}

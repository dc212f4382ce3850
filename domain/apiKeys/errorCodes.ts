interface ApiError {
  /** What happened, for the program's author. */
  meaning: string;
  /** What the program or its author should do. */
  remedy: string;
  /** The HTTP statuses of a GraphQL operation's answer with this error; none over a WebSocket. */
  operation: readonly number[];
  /** The HTTP status outside of operations: of files, and of a request whose key cannot be used. */
  elsewhere?: number;
}

const AGAIN_LATER = 'Wait the seconds given in `Retry-After` and `extensions.retryAfterSeconds`, then retry.';
const AS_A_PERSON = 'For people who sign in; operations a key can use don’t return it.';

/**
 * The stable codes of `extensions.code`, which the help page “API errors” lists. Clients rely on them: codes may be
 * added, never removed.
 */
export const API_ERRORS = {
  VALIDATION_FAILED: {
    meaning: 'A value isn’t valid, such as an empty name or a page of 500 rows.',
    remedy: 'Fix the fields in `extensions.fields`: `path` is the field, `message` is for people, `code` for programs.',
    operation: [200, 400],
    elsewhere: 400,
  },
  NOT_FOUND: {
    meaning: 'No record in your business has this id.',
    remedy: 'Check the id. The record may have been deleted.',
    operation: [200],
    elsewhere: 404,
  },
  FORBIDDEN: {
    meaning:
      'The key lacks a scope in `extensions.scopes`, can’t be used from this address, or only people can do this.',
    remedy: 'In API access, add the scope to the key or the address to its networks.',
    operation: [200],
    elsewhere: 403,
  },
  UNAUTHENTICATED: {
    meaning: 'The `Authorization` header is missing, or its key is unknown, revoked, or expired.',
    remedy: 'Send `Authorization: Bearer whorl_live_…` with an active key.',
    operation: [200],
    elsewhere: 401,
  },
  INVALID_CREDENTIALS: {
    meaning: 'The email and password don’t match.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  EMAIL_NOT_CONFIRMED: {
    meaning: 'The account’s email isn’t confirmed yet.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  SECOND_FACTOR_REQUIRED: {
    meaning: 'Signing in to this account also needs a code or a passkey.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  STEP_UP_REQUIRED: {
    meaning: 'The person must confirm their identity again.',
    remedy: AS_A_PERSON,
    operation: [200],
    elsewhere: 403,
  },
  EMAIL_TAKEN: {
    meaning: 'Another account has this email address.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  TOKEN_INVALID: {
    meaning: 'The link’s token is invalid, used, or expired.',
    remedy: 'Request a new email and use its link.',
    operation: [200],
  },
  CONFLICT: {
    meaning: 'Someone else changed the record since you read it. Your edit wasn’t saved.',
    remedy: 'Read `extensions.current`, merge, and send the edit with `extensions.version` as `expectedVersion`.',
    operation: [200],
    elsewhere: 409,
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The `idempotencyKey` was already used with different content or for another operation.',
    remedy: 'Use a new key for each new request, and the same key only to repeat the same request.',
    operation: [200],
  },
  INVALID_STATE: {
    meaning: 'The record’s status (`extensions.status`) doesn’t allow this. For example, a void invoice can’t be sent.',
    remedy: 'Read the record again. Its `actions` list what’s allowed.',
    operation: [200],
    elsewhere: 409,
  },
  PLAN_LIMIT_REACHED: {
    meaning: 'The business reached its plan’s limit.',
    remedy: 'Ask the owner to upgrade, or wait until the limit resets next month.',
    operation: [200],
  },
  TEST_LIMIT_REACHED: {
    meaning: 'Test mode reached its fixed limit, named in `extensions.limit`.',
    remedy: 'Delete all test data in API access, “Test mode”, or create fewer.',
    operation: [200],
  },
  READ_ONLY: {
    meaning: 'The business is read-only: its plan ended, or it’s being closed.',
    remedy: 'Ask the owner to check Settings, under Plan and billing. Retrying won’t help.',
    operation: [200],
  },
  RATE_LIMITED: {
    meaning: 'You exceeded your plan’s rate limit, or the limit named in `message`.',
    remedy: AGAIN_LATER,
    operation: [429, 200, 400],
    elsewhere: 429,
  },
  PAYMENT_REQUIRED: {
    meaning: 'This requires a paid plan.',
    remedy: 'Ask the owner to check Settings, under Plan and billing.',
    operation: [200],
  },
  BAD_USER_INPUT: {
    meaning: 'A variable is missing or has the wrong type, the request isn’t GraphQL, or its body is too large.',
    remedy: 'Fix the request. `extensions.fields` names the variables, `extensions.limit` the limit.',
    operation: [400, 200],
    elsewhere: 400,
  },
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation exceeds a request limit, named in `extensions.limit`. Nothing ran.',
    remedy: 'Request smaller pages or fewer fields, or split the request.',
    operation: [400],
  },
  TOO_MANY_SUBSCRIPTIONS: {
    meaning: 'The WebSocket has the maximum number of subscriptions.',
    remedy: 'Close some, or open another WebSocket.',
    operation: [],
  },
  UNAVAILABLE: {
    meaning: 'The database isn’t responding. Nothing was saved.',
    remedy: `${AGAIN_LATER} Repeat a mutation with the same \`idempotencyKey\`.`,
    operation: [503],
    elsewhere: 503,
  },
  INTERNAL: {
    meaning: 'Something went wrong on our end. `extensions.requestId` identifies it in our logs.',
    remedy: 'Retry, using the same `idempotencyKey` for a mutation. If it fails again, send us the request id.',
    operation: [200, 500],
    elsewhere: 500,
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query isn’t valid GraphQL syntax.',
    remedy: 'Fix the query; `locations` says where.',
    operation: [400],
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query doesn’t match the schema.',
    remedy: 'Fix the query. Generate types from the schema to catch this earlier.',
    operation: [400],
  },
  BAD_REQUEST: {
    meaning: 'The request isn’t GraphQL over HTTP, such as a batch or a body without a query.',
    remedy: 'Send `{ "query": …, "variables": … }` by POST, one operation per request.',
    operation: [400, 405],
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The document has several operations, and `operationName` doesn’t match one.',
    remedy: 'Send `operationName`.',
    operation: [400],
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server doesn’t know the query for this hash.',
    remedy: 'Send the query with the hash once. Apollo’s clients do this automatically.',
    operation: [200],
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'Persisted queries are turned off on this installation.',
    remedy: 'Send full queries. Apollo’s clients do this automatically.',
    operation: [200],
  },
} as const satisfies Record<string, ApiError>;
export type ErrorCode = keyof typeof API_ERRORS;

export const ERROR_CODES = Object.keys(API_ERRORS) as ErrorCode[];

export const apiErrorOf = (code: ErrorCode): ApiError => API_ERRORS[code];

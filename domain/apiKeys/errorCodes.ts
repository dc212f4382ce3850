interface ApiError {
  /** What happened, for whoever writes a program. */
  meaning: string;
  /** What the program, or its author, does about it. */
  remedy: string;
  /** The HTTP statuses of a GraphQL operation's answer with this error; none over a WebSocket. */
  operation: readonly number[];
  /** The HTTP status outside of operations: of files, and of a request whose key cannot be used. */
  elsewhere?: number;
}

const AGAIN_LATER =
  'Wait as many seconds as `Retry-After` and `extensions.retryAfterSeconds` say, and send the request again.';
const AS_A_PERSON = 'It concerns people who sign in; no operation that a key may use answers it.';

/**
 * The stable codes of `extensions.code`, which the help page “Errors of the API” lists. Clients rely on them: codes may be
 * added, never removed.
 */
export const API_ERRORS = {
  VALIDATION_FAILED: {
    meaning: 'A value cannot be saved as it is, such as an empty name or a page of 500 rows.',
    remedy:
      'Correct what `extensions.fields` lists: `path` is the field, `message` is for a person, `code` for a program.',
    operation: [200, 400],
    elsewhere: 400,
  },
  NOT_FOUND: {
    meaning: 'Nothing in your business has this id. Whether another business has it is not told.',
    remedy: 'Check the id; it may have been deleted since you read it.',
    operation: [200],
    elsewhere: 404,
  },
  FORBIDDEN: {
    meaning:
      'The key lacks the scope that `extensions.scopes` names, or may not be used from this address; or only a person may do this.',
    remedy: 'Give the key the scope, or its list of networks the address, in API access.',
    operation: [200],
    elsewhere: 403,
  },
  UNAUTHENTICATED: {
    meaning: 'There is no `Authorization` header, or its key is unknown, revoked or past its end.',
    remedy: 'Send `Authorization: Bearer whorl_live_…` with a key that API access lists as active.',
    operation: [200],
    elsewhere: 401,
  },
  INVALID_CREDENTIALS: {
    meaning: 'The email address and the password do not belong together.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  EMAIL_NOT_CONFIRMED: {
    meaning: 'The account’s email address is not confirmed yet.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  SECOND_FACTOR_REQUIRED: {
    meaning: 'Signing in to this account also needs a code or a passkey.',
    remedy: AS_A_PERSON,
    operation: [200],
  },
  STEP_UP_REQUIRED: {
    meaning: 'This needs a recent proof of who is signed in.',
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
    meaning: 'The token of a mailed link is wrong, used up or too old.',
    remedy: 'Have the mail sent once more, and use the link in it.',
    operation: [200],
  },
  CONFLICT: {
    meaning: 'Somebody saved another edit since you read the record. Nothing of yours was saved.',
    remedy: 'Read `extensions.current`, merge, and send the edit with `extensions.version` as `expectedVersion`.',
    operation: [200],
    elsewhere: 409,
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The `idempotencyKey` was used before, with other content or for another operation.',
    remedy: 'Use a new key for each thing to be done, and the same one only to send the same request again.',
    operation: [200],
  },
  INVALID_STATE: {
    meaning:
      'The status of the record, which `extensions.status` has, does not allow this: a void invoice cannot be sent.',
    remedy: 'Read the record again. Its `actions` list what may be done with it.',
    operation: [200],
    elsewhere: 409,
  },
  PLAN_LIMIT_REACHED: {
    meaning: 'The plan of the business includes no more of these.',
    remedy: 'Have the owner choose a larger plan, or wait until the month that is counted is over.',
    operation: [200],
  },
  TEST_LIMIT_REACHED: {
    meaning: 'The test data has as many of these as it may have, whatever the plan: `extensions.limit` names them.',
    remedy: 'Delete all test data in API access, “Test mode”, or create fewer.',
    operation: [200],
  },
  READ_ONLY: {
    meaning: 'The business can be read but not changed: its plan has ended, or it is being closed.',
    remedy: 'Have the owner look at Settings, “Plan”. Sending it again does not help.',
    operation: [200],
  },
  RATE_LIMITED: {
    meaning: 'More was asked for than the plan, or a limit named in `message`, allows in a minute.',
    remedy: AGAIN_LATER,
    operation: [429, 200, 400],
    elsewhere: 429,
  },
  PAYMENT_REQUIRED: {
    meaning: 'The plan has to be paid for before this works.',
    remedy: 'Have the owner look at Settings, “Plan”.',
    operation: [200],
  },
  BAD_USER_INPUT: {
    meaning:
      'A variable has the wrong type or is missing, the request is no GraphQL request, or its body is too large.',
    remedy: 'Correct the program. `extensions.fields` names the variables at fault, `extensions.limit` the limit.',
    operation: [400, 200],
    elsewhere: 400,
  },
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation passes one of the limits of a request, which `extensions.limit` names. None of it ran.',
    remedy: 'Ask for smaller pages and fewer fields, or in several requests.',
    operation: [400],
  },
  TOO_MANY_SUBSCRIPTIONS: {
    meaning: 'The WebSocket has as many subscriptions as one may have.',
    remedy: 'End some of them, or open another WebSocket.',
    operation: [],
  },
  UNAVAILABLE: {
    meaning: 'The database does not answer at the moment. Nothing was saved.',
    remedy: `${AGAIN_LATER} Repeat a mutation with the same \`idempotencyKey\`.`,
    operation: [503],
    elsewhere: 503,
  },
  INTERNAL: {
    meaning: 'Something failed on our side. `extensions.requestId` finds it in our log.',
    remedy:
      'Send it once more, a mutation with the same `idempotencyKey`. If it fails again, write to us with the number.',
    operation: [200, 500],
    elsewhere: 500,
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The text of the query is not GraphQL.',
    remedy: 'Correct the query; `locations` says where.',
    operation: [400],
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query asks for what the schema does not have, or in a way that it does not allow.',
    remedy: 'Correct the query; generate its types from the schema to find such errors before it is sent.',
    operation: [400],
  },
  BAD_REQUEST: {
    meaning: 'The HTTP request is none of GraphQL over HTTP: a batch, or a body without a query.',
    remedy: 'Send `{ "query": …, "variables": … }` by POST, one operation in each request.',
    operation: [400, 405],
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The document has several operations, and `operationName` names none of them.',
    remedy: 'Send `operationName`.',
    operation: [400],
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server does not know the text that belongs to this hash.',
    remedy: 'Send the text with the hash once; Apollo’s clients do it by themselves.',
    operation: [200],
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'This installation keeps no texts of queries.',
    remedy: 'Send whole queries; Apollo’s clients do it by themselves.',
    operation: [200],
  },
} as const satisfies Record<string, ApiError>;
export type ErrorCode = keyof typeof API_ERRORS;

export const ERROR_CODES = Object.keys(API_ERRORS) as ErrorCode[];

export const apiErrorOf = (code: ErrorCode): ApiError => API_ERRORS[code];

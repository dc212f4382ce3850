/**
 * What one request to the API may measure. The server enforces these numbers, and the help page “API access” lists all of
 * them (client/src/features/help/requestLimitRows.ts).
 */
export const REQUEST_LIMITS = {
  /** Bytes of a request's body: enough to import 10,000 customers. */
  body: 5 * 1024 * 1024,
  /** Bytes of a message on a WebSocket. */
  socketMessage: 64 * 1024,
  /** Subscriptions on one WebSocket: far more than a screen needs. */
  subscriptions: 50,
  /** Levels of fields within fields. */
  depth: 12,
  /** Fields, each counted as often as the lists around it may hold it. */
  cost: 20_000,
  /** Fields at the root, including those of fragments. */
  rootFields: 30,
  /**
   * Mutations of an operation. Their payloads are never null, so an error of one would return `data: null` for all, and
   * a client could not tell which succeeded.
   */
  mutations: 1,
  aliases: 50,
  /** Characters of an alias, which errors and logs repeat. */
  aliasLength: 200,
  directives: 50,
  /** Variables in @include and @skip. Each combination of their values has a plan of its own. */
  directiveVariables: 10,
  /** Tokens of a document; the largest of the product's own has about 200. */
  tokens: 1_500,
  /**
   * Fields and spreads of all operations and fragments of a document, each fragment's once more wherever it is spread:
   * fragments that spread fragments multiply without holding any field, and graphql-js compares each field with all
   * others of its name. Introspection's own query, the largest with a purpose, has some 500.
   */
  parts: 1_000,
  /** Rows of a page. */
  pageSize: 100,
  /** Characters of a text: twice the longest field of a form (terms). */
  text: 20_000,
  /** Characters of an id, a slug or an idempotency key. */
  id: 255,
  token: 500,
  search: 1_000,
  /** Characters of a cursor, which contains its list's sort key, such as a name. */
  cursor: 2_000,
  /** Introspection queries a minute that no known tool sends: each costs as much as fifty lists. */
  introspections: 3,
} as const;
export type RequestLimit = keyof typeof REQUEST_LIMITS;

/** Rows of a page whose size the request does not say. */
export const DEFAULT_PAGE_SIZE = 25;

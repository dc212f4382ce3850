import { DEFAULT_PAGE_SIZE, REQUEST_LIMITS, type RequestLimit } from '#domain/apiKeys/requestLimits.ts';

interface Row {
  what: string;
  /** The unit; none for what `what` counts. */
  unit?: 'bytes' | 'characters';
  code: string;
}

/** What each limit of a request bounds, and the error code past it. */
const ROWS: Record<RequestLimit, Row> = {
  body: { what: 'Request body, uncompressed', unit: 'bytes', code: 'BAD_USER_INPUT, status 413' },
  pageSize: {
    what: `Rows per page (\`first\`); ${DEFAULT_PAGE_SIZE} by default`,
    code: 'VALIDATION_FAILED',
  },
  depth: { what: 'Depth of nested fields', code: 'QUERY_TOO_COMPLEX' },
  cost: { what: 'Cost of an operation', code: 'QUERY_TOO_COMPLEX' },
  rootFields: { what: 'Root fields, including those in fragments', code: 'QUERY_TOO_COMPLEX' },
  mutations: { what: 'Mutations in an operation', code: 'QUERY_TOO_COMPLEX' },
  aliases: { what: 'Aliases', code: 'QUERY_TOO_COMPLEX' },
  aliasLength: { what: 'Length of an alias', unit: 'characters', code: 'QUERY_TOO_COMPLEX' },
  directives: { what: 'Directives', code: 'QUERY_TOO_COMPLEX' },
  directiveVariables: { what: 'Variables in `@include` and `@skip`', code: 'QUERY_TOO_COMPLEX' },
  tokens: { what: 'Tokens in a document', code: 'QUERY_TOO_COMPLEX' },
  parts: { what: 'Fields and fragments in a document, each counted wherever it’s used', code: 'QUERY_TOO_COMPLEX' },
  text: { what: 'Any text value', unit: 'characters', code: 'VALIDATION_FAILED' },
  id: { what: 'An id, a slug, or an `idempotencyKey`', unit: 'characters', code: 'VALIDATION_FAILED' },
  token: { what: 'A `token`', unit: 'characters', code: 'VALIDATION_FAILED' },
  search: { what: 'A `search`', unit: 'characters', code: 'VALIDATION_FAILED' },
  cursor: { what: 'A cursor (`after`)', unit: 'characters', code: 'VALIDATION_FAILED' },
  introspections: {
    what: 'Introspection queries a minute, other than the standard ones of tools',
    code: 'RATE_LIMITED',
  },
  subscriptions: { what: 'Subscriptions on one WebSocket', code: 'TOO_MANY_SUBSCRIPTIONS' },
  socketMessage: { what: 'A WebSocket message', unit: 'bytes', code: 'the socket is closed with 1009' },
};

/** The table of all limits of a request, in Markdown. */
export const requestLimitTable = [
  '| What | At most | Past it |',
  '|---|---|---|',
  ...(Object.keys(ROWS) as RequestLimit[]).map((limit) => {
    const { what, unit, code } = ROWS[limit];
    const most = REQUEST_LIMITS[limit].toLocaleString('en-US');
    return `| ${what} | ${unit ? `${most} ${unit}` : most} | ${code.replace(/^([A-Z_]+)/, '`$1`')} |`;
  }),
].join('\n');

import { type ApiError, WhorlConnectionError, WhorlError } from './errors.ts';
import { type Operation, operationOf, withIdempotencyKey } from './operation.ts';
import { delayMs, isRetryable, pause } from './retry.ts';

export interface WhorlOptions {
  /** A key of Settings, “API access”. Keep it out of pages that others open. */
  apiKey: string;
  /** The address of the installation, such as https://whorl.example. */
  url: string;
  /** How often a request is sent at most; 4 by default. */
  attempts?: number;
  /** The longest wait that the server may ask for; 90 by default. Where it asks for more, the error is thrown. */
  longestWaitSeconds?: number;
  /** The runtime's own by default. */
  fetch?: typeof fetch;
}

export interface RequestOptions {
  signal?: AbortSignal;
}

/** A page of a list. */
export interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Paged = { after?: string | null };

/** A client of the API of one installation, for one key. */
export class Whorl {
  readonly #options: Required<WhorlOptions>;
  readonly #endpoint: string;

  constructor(options: WhorlOptions) {
    this.#options = {
      attempts: 4,
      longestWaitSeconds: 90,
      // Called with no receiver, as browsers require.
      fetch: (...request) => globalThis.fetch(...request),
      ...options,
    };
    this.#endpoint = `${options.url.replace(/\/+$/, '')}/graphql`;
  }

  /**
   * Sends an operation and returns its data. Throws WhorlError or WhorlConnectionError. A mutation that takes an
   * idempotency key gets one where its variables have none. Requests over the rate limit are sent again when the server
   * says; queries, and mutations with a key, also after a lost connection or while the server is away.
   */
  async request<Data, Variables = Record<string, unknown>>(
    operation: Operation<Data, Variables> | string,
    ...[given, options = {}]: Record<string, never> extends Variables
      ? [variables?: Variables, options?: RequestOptions]
      : [variables: Variables, options?: RequestOptions]
  ): Promise<Data> {
    const asked = typeof operation === 'string' ? operationOf<Data, Variables>(operation) : operation;
    const { variables, hasKey } = withIdempotencyKey(asked, given as Variables);
    const isSafe = asked.kind === 'query' || hasKey;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#send<Data>(asked.text, variables, options.signal);
      } catch (error) {
        const waitMs = delayMs(error, attempt);
        const isOver = attempt >= this.#options.attempts || waitMs > this.#options.longestWaitSeconds * 1000;
        if (isOver || options.signal?.aborted || !isRetryable(error, isSafe)) throw error;
        await pause(waitMs, options.signal);
      }
    }
  }

  /** Reads a list page by page, from `variables.after` on: `for await (const { nodes } of whorl.pages(…))`. */
  async *pages<Data, Variables extends Paged, Node>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    pageIn: (data: Data) => Connection<Node>,
    options?: RequestOptions,
  ): AsyncGenerator<Connection<Node>, void, undefined> {
    let after = variables.after ?? null;
    do {
      const data = await this.request<Data, Paged>(
        operation as Operation<Data, Paged>,
        { ...variables, after },
        options,
      );
      const page = pageIn(data);
      yield page;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }

  /** Reads every row of a list: `for await (const customer of whorl.all(…))`. */
  async *all<Data, Variables extends Paged, Node>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    pageIn: (data: Data) => Connection<Node>,
    options?: RequestOptions,
  ): AsyncGenerator<Node, void, undefined> {
    for await (const { nodes } of this.pages(operation, variables, pageIn, options)) yield* nodes;
  }

  async #send<Data>(query: string, variables: unknown, signal: AbortSignal | undefined): Promise<Data> {
    const { apiKey, fetch } = this.#options;
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.#endpoint, { method: 'POST', headers, body, signal: signal ?? null });
      text = await response.text();
    } catch (error) {
      throw signal?.aborted ? error : new WhorlConnectionError(error);
    }
    const { data, errors = [] } = readAnswer<Data>(text);
    if (data && errors.length === 0) return data;
    const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    throw new WhorlError(errors, response.status, Number.isNaN(retryAfter) ? undefined : retryAfter, data);
  }
}

/** A proxy before the server may answer with a page that is no JSON: it has no errors of ours then. */
function readAnswer<Data>(text: string): { data?: Data | null; errors?: ApiError[] } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

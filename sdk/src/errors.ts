import type { ErrorCode } from './wire.generated.ts';

/** A value at fault: `path` is "lines.0.quantity" for the quantity of the first line of `input`. */
export interface FieldError {
  path: string;
  message: string;
  code: string;
}

/** An error as the API sends it. */
export interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions?: {
    code?: string;
    fields?: FieldError[];
    scopes?: string[];
    limit?: { name: string; max: number };
    retryAfterSeconds?: number;
    requestId?: string;
  };
}

/** The API refused the operation, or answered it with errors. */
export class WhorlError extends Error {
  override readonly name = 'WhorlError';
  /** The stable error code; the help page “API errors” explains each. Codes may be added. */
  readonly code: ErrorCode | (string & {});
  /** The values at fault. */
  readonly fields: readonly FieldError[];
  /** The scopes of which the key lacks all, for FORBIDDEN. */
  readonly scopes: readonly string[];
  /** The limit that was passed. */
  readonly limit: { name: string; max: number } | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The HTTP status. */
  readonly status: number;
  /** All errors of the answer; this one describes the first. */
  readonly errors: readonly ApiError[];
  /** The data returned with the errors: null, or data with null where they occurred. */
  readonly data: unknown;

  constructor(errors: readonly ApiError[], status: number, retryAfterSeconds: number | undefined, data: unknown) {
    const { message, extensions = {} } = errors[0] ?? { message: `The server answered with the status ${status}` };
    super(message);
    this.code = extensions.code ?? (status === 503 ? 'UNAVAILABLE' : 'INTERNAL');
    this.fields = extensions.fields ?? [];
    this.scopes = extensions.scopes ?? [];
    this.limit = extensions.limit;
    this.retryAfterSeconds = retryAfterSeconds ?? extensions.retryAfterSeconds;
    this.status = status;
    this.errors = errors;
    this.data = data;
  }
}

/** No answer came. Whether a mutation without an idempotency key was done is not known. */
export class WhorlConnectionError extends Error {
  override readonly name = 'WhorlConnectionError';

  constructor(cause: unknown) {
    super('The Whorl API could not be reached, or the connection was lost', { cause });
  }
}

import { type DocumentNode, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { textsKept } from './documents.ts';
import type { Validated } from './execution.ts';

/** So many different things do clients say that they accept. */
const mostAccepts = 100;

interface Known extends Omit<Validated, 'contextValue'> {
  contentType: string;
}

/**
 * The texts that Apollo has read and validated, and how it labels its answer for what a client accepts: who sends such a text
 * again is answered without it. All else it would work out anew with the same outcome (docs/decisions/0020).
 */
export class KnownOperations {
  private readonly documents = new LRUCache<string, DocumentNode>({
    ...textsKept,
    sizeCalculation: (_document, text) => text.length + 1,
  });
  private readonly contentTypes = new LRUCache<string, string>({ max: mostAccepts });

  remember(text: string, document: DocumentNode): void {
    this.documents.set(text, document);
  }

  rememberContentType(contentType: string, accept = ''): void {
    this.contentTypes.set(accept, contentType);
  }

  /** What a request's body asks for; undefined where it is for Apollo to answer, or to refuse. */
  find(body: unknown, accept = ''): Known | undefined {
    const contentType = this.contentTypes.get(accept);
    if (!contentType || !isPlain(body)) return undefined;
    const document = this.documents.get(body.query);
    const operation = document && getOperationAST(document, body.operationName);
    if (!operation) return undefined;
    const operationName = operation.name?.value ?? null;
    return { document, operation, operationName, variables: body.variables ?? {}, contentType };
  }
}

interface PlainBody {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const PARTS = ['query', 'operationName', 'variables'];

/** Whether a body holds a query as most do, with no extensions to it and nothing that Apollo refuses. */
function isPlain(body: unknown): body is PlainBody {
  if (typeof body !== 'object' || body === null) return false;
  for (const part in body) if (!PARTS.includes(part)) return false;
  const { query, operationName, variables } = body as Record<keyof PlainBody, unknown>;
  return (
    typeof query === 'string' &&
    (typeof operationName === 'string' || (operationName ?? null) === null) &&
    typeof (variables ?? {}) === 'object' &&
    !Array.isArray(variables)
  );
}

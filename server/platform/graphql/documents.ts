import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { isTooLongToRead, parsing, tooLongToRead } from './limits.ts';
import { problemsOf } from './validation.ts';

type Read = { document: DocumentNode } | { problems: GraphQLError[] };

/**
 * Bounds of a cache keyed by query texts, which clients choose: entries, and characters in total. Everything derived from a
 * text (compiled code, plans) is attached to its document and is evicted with it.
 */
export const textsKept = { max: 1_000, maxSize: 500_000 };

/** The store of parsed and validated documents that Apollo uses, under keys that Apollo makes. */
export function documentStore() {
  const documents = new LRUCache<string, DocumentNode>({
    ...textsKept,
    sizeCalculation: ({ loc }) => (loc?.source.body.length ?? textsKept.maxSize) + 1,
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
}

/**
 * The texts of queries that clients registered by their SHA-256 hash (Apollo's automatic persisted queries). Each node has a
 * store of its own: a client that is answered PERSISTED_QUERY_NOT_FOUND registers the text again.
 */
export function persistedQueries() {
  const texts = new LRUCache<string, string>({ ...textsKept, sizeCalculation: (text) => text.length + 1 });
  return {
    get: async (hash: string) => texts.get(hash),
    set: async (hash: string, text: string) => void texts.set(hash, text),
    delete: async (hash: string) => texts.delete(hash),
  };
}

/** The operations that come over sockets, each text parsed and validated once, however many send it. */
export class Documents {
  private readonly known = new LRUCache<string, Read>({
    ...textsKept,
    sizeCalculation: (_read, text) => text.length + 1,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  read(text: string): Read {
    const known = this.known.get(text);
    if (known) return known;
    const read = this.readAnew(text);
    this.known.set(text, read);
    return read;
  }

  private readAnew(text: string): Read {
    try {
      const document = parse(text, parsing);
      // transportRules.ts refuses these; their documents are validated when sent over HTTP.
      if (!document.definitions.some(isSubscription)) return { document };
      const problems = problemsOf(this.schema, document);
      if (problems.length === 0) return { document };
      return { problems: problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED')) };
    } catch (error) {
      if (isTooLongToRead(error)) return { problems: [tooLongToRead()] };
      if (!(error instanceof GraphQLError)) throw error;
      return { problems: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    }
  }
}

const isSubscription = (node: DefinitionNode): boolean =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION;

/** Adds a code where the error has none, as Apollo does over HTTP. */
const withCode = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } });

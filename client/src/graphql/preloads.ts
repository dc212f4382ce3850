import {
  type ApolloClient,
  ApolloLink,
  type DocumentNode,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';

interface Preload {
  answer: Promise<ApolloLink.Result>;
  isAnswered: boolean;
}

/**
 * Returns a key for a query and its variables, in any order: Apollo Client moves variables with defaults to the front.
 */
function keyOf(name: string | undefined, variables: OperationVariables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(given.sort())}`;
}

/**
 * Queries that a route's loader sends while the screen's code loads (docs/decisions/0016). The link passes a pending or
 * finished response to the screen's hook once; later requests go to the server.
 */
class Preloads {
  private client: ApolloClient | undefined;
  private send: ((request: ApolloLink.Request) => Promise<ApolloLink.Result>) | undefined;
  private readonly waiting = new Map<string, Preload>();
  private readonly pending = new Set<Promise<unknown>>();

  /** Sets the link that preloads are sent through once the session is known. */
  attach(client: ApolloClient, link: ApolloLink, isSignedIn: () => Promise<boolean>) {
    this.client = client;
    this.send = async (request) => {
      if (!(await isSignedIn())) throw new Error('Nobody is signed in');
      return new Promise((resolve, reject) =>
        ApolloLink.execute(link, request, { client }).subscribe({ next: resolve, error: reject }),
      );
    };
  }

  start<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) {
    if (!this.client || !this.send) return;
    this.dropUntaken();
    const preload: Preload = {
      answer: this.send({ query: this.client.cache.transformDocument(query), variables }),
      isAnswered: false,
    };
    const settled = preload.answer
      .catch(() => undefined)
      .then(() => {
        preload.isAnswered = true;
        this.pending.delete(settled);
      });
    this.pending.add(settled);
    this.waiting.set(keyOf(nameOf(query), variables), preload);
  }

  /** Responds to a query from its preload, if there is one. */
  readonly link = new ApolloLink((operation, forward) => {
    const key = keyOf(operation.operationName, operation.variables);
    const preload = this.waiting.get(key);
    if (!preload) return forward(operation);
    this.waiting.delete(key);
    return new Observable((observer) => {
      preload.answer.then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });

  /** Resolves once no preload is pending. */
  settled = () => Promise.all(this.pending);

  /** Drops responses of screens that were left before they took them. */
  private dropUntaken() {
    for (const [key, { isAnswered }] of this.waiting) if (isAnswered) this.waiting.delete(key);
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation && 'name' in operation ? operation.name?.value : undefined;
}

export const preloads = new Preloads();

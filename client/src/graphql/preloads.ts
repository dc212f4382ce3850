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

/** Whatever order the variables come in: those that the query has defaults for come first once Apollo Client has them. */
function keyOf(name: string | undefined, variables: OperationVariables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(given.sort())}`;
}

/**
 * What a page shows is asked for as soon as its address is known, beside its code (docs/decisions/0016). The page asks by
 * its own hook and is given the answer that is under way or there; once, since who asks again wants what is new.
 */
class Preloads {
  private client: ApolloClient | undefined;
  private send: ((request: ApolloLink.Request) => Promise<ApolloLink.Result>) | undefined;
  private readonly waiting = new Map<string, Preload>();
  private readonly underWay = new Set<Promise<unknown>>();

  /** Asks through this link, as soon as it is known who asks. */
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
    this.forgetLeft();
    const preload: Preload = {
      answer: this.send({ query: this.client.cache.transformDocument(query), variables }),
      isAnswered: false,
    };
    const settled = preload.answer
      .catch(() => undefined)
      .then(() => {
        preload.isAnswered = true;
        this.underWay.delete(settled);
      });
    this.underWay.add(settled);
    this.waiting.set(keyOf(nameOf(query), variables), preload);
  }

  /** The answer came with the document: who asks for the same finds it in the cache, and is not told another. */
  give<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    data: Data,
  ) {
    this.client?.writeQuery({ query, variables, data } as never);
    this.waiting.set(keyOf(nameOf(query), variables), { answer: Promise.resolve({ data } as never), isAnswered: true });
  }

  /** Gives what was asked for early to who asks for the same. */
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

  /** Settles once nothing is under way that a page waits for. */
  settled = () => Promise.all(this.underWay);

  /** An answer that nobody took belongs to a page that one has left. */
  private forgetLeft() {
    for (const [key, { isAnswered }] of this.waiting) if (isAnswered) this.waiting.delete(key);
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation && 'name' in operation ? operation.name?.value : undefined;
}

export const preloads = new Preloads();

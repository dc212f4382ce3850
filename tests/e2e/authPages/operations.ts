import type { BrowserContext, Page, Request } from '@playwright/test';

interface Asked {
  query: string;
  operationName?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an operation takes is known to the test that watches it
  variables?: any;
}

const GRAPHQL = '**/graphql';

export function operationOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  const { operationName, query } = request.postDataJSON() as Asked;
  return operationName ?? /(?:query|mutation) (\w+)/.exec(query)?.[1];
}

/** The requests for an operation from here on, of one page or of all tabs. */
export function requestsFor(source: Page | BrowserContext, operation: string): Request[] {
  const requests: Request[] = [];
  // One of the overloads each: a union of emitters has no call of its own.
  (source as Page).on('request', (request) => {
    if (operationOf(request) === operation) requests.push(request);
  });
  return requests;
}

export const variablesOf = (request: Request | undefined) => (request?.postDataJSON() as Asked | undefined)?.variables;

/** Holds an operation's requests back, so that what shows meanwhile can be looked at, until they are let go. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request()) === operation) await held;
    await route.fallback();
  });
  return letGo;
}

/** Answers an operation's next requests with these statuses, as a proxy does whose server is away; the rest get through. */
export async function failWith(page: Page, operation: string, ...statuses: number[]): Promise<void> {
  await page.route(GRAPHQL, async (route) => {
    const status = operationOf(route.request()) === operation ? statuses.shift() : undefined;
    if (status === undefined) await route.fallback();
    else await route.fulfill({ status, body: 'away' });
  });
}

import type { FastifyInstance } from 'fastify';
import { DemoApi } from './api.ts';

const OPEN = `query { invoices(filter: { status: [SENT, VIEWED] }, sort: DUE_DATE, first: 4) {
  nodes { balanceCents portalUrl } } }`;
const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const SETTLE =
  'mutation ($token: String!, $sessionId: String!) { settlePortalPayment(token: $token, sessionId: $sessionId) { status } }';

interface Way {
  method: 'card' | 'apple_pay' | 'us_bank_account';
  /** The paid share of the balance. */
  share: number;
}

/** Online payments of a few customers, one for each case. */
const WAYS: Way[] = [
  { method: 'card', share: 1 },
  { method: 'apple_pay', share: 0.5 },
  { method: 'us_bank_account', share: 1 },
];

interface OpenInvoice {
  balanceCents: number;
  portalUrl: string;
}

/**
 * Connects the demo's business to the Stripe sandbox and pays some invoices on its pages. Needs a listening server,
 * because the sandbox sends webhooks.
 */
export async function takePayments(http: FastifyInstance, accessToken: string): Promise<void> {
  const api = new DemoApi(http, accessToken);
  const { connectOnlinePayments: onboarding } = await api.ask('mutation { connectOnlinePayments }');
  await submit(http, onboarding, { identity: 'done', bank: 'done', terms: 'done' });
  await api.ask('mutation { refreshOnlinePayments { status } }');
  const { nodes } = (await api.ask(OPEN)).invoices as { nodes: OpenInvoice[] };
  for (const [index, way] of WAYS.entries()) if (nodes[index]) await pay(http, api, nodes[index], way);
}

async function pay(
  http: FastifyInstance,
  api: DemoApi,
  { balanceCents, portalUrl }: OpenInvoice,
  { method, share }: Way,
) {
  const token = portalUrl.slice(portalUrl.lastIndexOf('/') + 1);
  const input = { token, amountCents: Math.round(balanceCents * share) };
  const page: string = (await api.ask(START, { input }, true)).startPortalPayment;
  const payer = { name: 'A customer', email: 'customer@ridgeline.example' };
  const back = await submit(http, page, { method, outcome: 'succeed', ...payer });
  await api.ask(SETTLE, { token, sessionId: new URL(back).searchParams.get('payment') }, true);
}

/** Submits the form of a page as a browser would. Returns the address of the redirect. */
async function submit(http: FastifyInstance, page: string, fields: Record<string, string>): Promise<string> {
  const { pathname, search } = new URL(page);
  const { statusCode, headers } = await http.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  if (!headers.location) throw new Error(`the demo's request to ${page} failed with status ${statusCode}`);
  return headers.location;
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { methodOf, productName } from '../billing/bill.ts';
import { itemOf } from '../billing/subscription.ts';
import type { Method } from '../payments/methods.ts';
import {
  cancelPlan,
  keepPlan,
  offeredPrices,
  openPortal,
  type PortalVisit,
  takeCard,
  takePlan,
} from '../portal/acts.ts';
import type { Settings } from '../settings.ts';
import { renderPortalPage } from './PortalPage.tsx';
import { fieldsOf, sendPage } from './send.ts';

type Visit = { Params: { id: string } };
type Fields = Record<string, string>;

const CARDS: Method[] = ['card', 'apple_pay', 'google_pay'];

const ACTS: Record<string, (visit: PortalVisit, fields: Fields) => Promise<void>> = {
  plan: (visit, { price = '' }) => takePlan(visit, price),
  cancel: (visit) => cancelPlan(visit),
  keep: (visit) => keepPlan(visit),
  card: (visit, { method }) => takeCard(visit, CARDS.find((card) => card === method) ?? 'card'),
};

/** The billing portal: plan, cancellation, card and invoices, as its configuration allows. */
export function portalRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, root, platformName } = settings;

  const visit = async <Result>(id: string, reply: FastifyReply, work: (visit: PortalVisit) => Promise<Result>) => {
    const account = await store.accountOf('billing_portal.session', id);
    if (account === undefined) {
      reply.callNotFound();
      return undefined;
    }
    return store.transaction({ account }, async (scope) => work(await openPortal(scope, settings, id)));
  };

  app.get<Visit>('/portal/:id', async (request, reply) => {
    const { id } = request.params;
    const page = await visit(id, reply, async (visited) => {
      const { scope, session, features, customer, subscription } = visited;
      const html = renderPortalPage({
        business: platformName,
        action: `${root}/portal/${id}`,
        session,
        features,
        subscription: subscription?.body,
        plan: subscription && (await productName(scope, itemOf(subscription.body).price)),
        offers: await offeredPrices(visited),
        card: subscription && (await methodOf(scope, subscription.body)),
        invoices: (await scope.list('invoice', { equal: { customer: customer.body.id } })).map(({ body }) => body),
      });
      return { html, session };
    });
    if (!page) return reply;
    return sendPage(reply, page.html, [
      page.session.return_url,
      page.session.flow?.after_completion.redirect?.return_url,
    ]);
  });

  for (const [name, act] of Object.entries(ACTS)) {
    app.post<Visit>(`/portal/:id/${name}`, async (request, reply) => {
      const { id } = request.params;
      const session = await visit(id, reply, async (visited) => {
        await act(visited, fieldsOf(request));
        return visited.session;
      });
      if (!session) return reply;
      return reply.redirect(session.flow?.after_completion.redirect?.return_url ?? `${root}/portal/${id}`, 303);
    });
  }
}

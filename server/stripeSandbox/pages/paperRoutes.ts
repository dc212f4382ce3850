import type { FastifyInstance } from 'fastify';
import { nameOf } from '../accounts/account.ts';
import { retry } from '../billing/renew.ts';
import type { Settings } from '../settings.ts';
import { idOf } from '../store/objects.ts';
import { renderInvoicePage, renderReceiptPage } from './PaperPages.tsx';
import { sendPage } from './send.ts';

type Visit = { Params: { id: string } };

/** Hosted invoices, to view and pay, and receipts. */
export function paperRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, root, platformName } = settings;

  app.get<Visit>('/invoices/:id', async (request, reply) => {
    const { id } = request.params;
    const invoice = await store.transaction({}, (scope) => scope.find('invoice', id));
    return invoice ? sendPage(reply, renderInvoicePage(invoice.body, `${root}/invoices/${id}`)) : reply.callNotFound();
  });

  app.post<Visit>('/invoices/:id', async (request, reply) => {
    const { id } = request.params;
    await store.transaction({}, async (scope) => {
      const { body } = await scope.read('invoice', id);
      const subscription = await scope.lock(
        'subscription',
        String(idOf(body.parent?.subscription_details?.subscription)),
      );
      if (idOf(subscription.body.latest_invoice) === id) await retry(scope, settings, subscription);
    });
    return reply.redirect(`${root}/invoices/${id}`, 303);
  });

  app.get<Visit>('/receipts/:id', async (request, reply) => {
    const { id } = request.params;
    const account = await store.accountOf('charge', id);
    if (account === undefined) return reply.callNotFound();
    return store.transaction({ account }, async (scope) => {
      const { body } = await scope.read('charge', id);
      const business = account ? nameOf((await scope.on('').read('account', account)).body) : platformName;
      return sendPage(reply, renderReceiptPage(body, business));
    });
  });
}

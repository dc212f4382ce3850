import type { FastifyInstance } from 'fastify';
import { DEEDS } from '../control/deeds.ts';
import { overview } from '../control/overview.ts';
import { passTime } from '../control/passTime.ts';
import type { Deliverer } from '../events/deliverer.ts';
import type { Settings } from '../settings.ts';
import { renderControlPage } from './ControlPage.tsx';
import { fieldsOf, sendPage } from './send.ts';

/** The control page and its actions, whose responses are sent when the action is complete. */
export function controlRoutes(app: FastifyInstance, settings: Settings, deliverer: Deliverer): void {
  const { store, root, platformName } = settings;

  app.get('/', async (_request, reply) =>
    sendPage(reply, renderControlPage(await overview(store), root, platformName)),
  );

  for (const [name, { to, run }] of Object.entries(DEEDS)) {
    app.post(`/control/${name}`, async (request, reply) => {
      const { id = '' } = fieldsOf(request);
      const account = await store.accountOf(to, id);
      if (account === undefined) return reply.callNotFound();
      await store.transaction({ account, request: { id: null, idempotency_key: null } }, async (scope) => {
        await run(scope, id, settings);
      });
      return reply.redirect(`${root}/`, 303);
    });
  }

  app.post('/control/pass-time', async (_request, reply) => {
    await passTime(settings);
    return reply.redirect(`${root}/`, 303);
  });

  app.post('/control/deliver', async (request, reply) => {
    await deliverer.deliverNow(fieldsOf(request).id);
    return reply.redirect(`${root}/`, 303);
  });

  app.post('/control/connect', async (request, reply) => {
    await store.query(
      fieldsOf(request).on === 'true'
        ? "delete from stripe_sandbox.switches where name = 'no connect'"
        : "insert into stripe_sandbox.switches values ('no connect') on conflict do nothing",
    );
    return reply.redirect(`${root}/`, 303);
  });

  app.post('/control/webhooks', async (request, reply) => {
    const on = fieldsOf(request).on === 'true';
    await store.query(
      on
        ? "delete from stripe_sandbox.switches where name = 'webhooks stopped'"
        : "insert into stripe_sandbox.switches values ('webhooks stopped') on conflict do nothing",
    );
    if (on) deliverer.wake();
    return reply.redirect(`${root}/`, 303);
  });
}

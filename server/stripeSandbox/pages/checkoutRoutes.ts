import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { nameOf } from '../accounts/account.ts';
import { endVerification } from '../checkout/endDebit.ts';
import { expireSession } from '../checkout/expire.ts';
import { answerChallenge, type Next, pay } from '../checkout/pay.ts';
import type { Settings } from '../settings.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { renderChallengePage, renderCheckoutPage, renderClosedPage, renderVerificationPage } from './CheckoutPage.tsx';
import { fieldsOf, sendPage } from './send.ts';

const attempt = z.object({
  method: z.enum(['card', 'apple_pay', 'google_pay', 'us_bank_account']),
  outcome: z.string().default('succeed'),
  email: z.string().default(''),
  name: z.string().default(''),
});

type Session = Row<'checkout.session'>;
type Visit = { Params: { id: string } };

async function emailFor(scope: Scope, { body: { customer, customer_email } }: Session): Promise<string> {
  const known = customer && (await scope.read('customer', idOf(customer))).body.email;
  return customer_email ?? known ?? '';
}

/** The Checkout page. */
export function checkoutRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, root, platformName } = settings;
  const address = (id: string) => `${root}/checkout/${id}`;

  /** Runs `work` on the session's account with the session locked; an overdue session is expired first. */
  const visit = async <Result>(
    id: string,
    work: (scope: Scope, session: Session, business: string) => Promise<Result>,
  ) => {
    const account = await store.accountOf('checkout.session', id);
    if (account === undefined) return undefined;
    return store.transaction({ account }, async (scope) => {
      const session = await scope.lock('checkout.session', id);
      if (session.body.status === 'open' && session.body.expires_at <= scope.now)
        session.body = await expireSession(scope, session);
      const business = account ? nameOf((await scope.on('').read('account', account)).body) : platformName;
      return work(scope, session, business);
    });
  };

  const goOn = (id: string, next: Next, successUrl: string | null) => {
    if (next === 'success') return (successUrl ?? address(id)).replaceAll('{CHECKOUT_SESSION_ID}', id);
    return next === 'challenge' ? `${address(id)}/challenge` : address(id);
  };

  app.get<Visit>('/checkout/:id', async (request, reply) => {
    const { id } = request.params;
    const shown = await visit(id, async (scope, session, business) => ({
      session,
      business,
      email: await emailFor(scope, session),
    }));
    if (!shown) return reply.callNotFound();
    const { session, business, email } = shown;
    if (session.body.status !== 'open') return sendPage(reply, renderClosedPage(session.body, business));
    return sendPage(reply, renderCheckoutPage({ session, business, email, action: address(id) }), [
      session.body.success_url,
    ]);
  });

  app.post<Visit>('/checkout/:id', async (request, reply) => {
    const { id } = request.params;
    const given = attempt.safeParse(fieldsOf(request));
    if (!given.success) return reply.code(400).send('No such way to pay');
    const target = await visit(id, async (scope, session) => {
      const open =
        session.body.status === 'open' &&
        session.body.payment_method_types.includes(
          given.data.method === 'us_bank_account' ? 'us_bank_account' : 'card',
        );
      return goOn(id, open ? await pay(scope, settings, session, given.data) : 'again', session.body.success_url);
    });
    return target ? reply.redirect(target, 303) : reply.callNotFound();
  });

  app.get<Visit>('/checkout/:id/challenge', async (request, reply) => {
    const { id } = request.params;
    const shown = await visit(id, async (_scope, session, business) => ({ session, business }));
    if (!shown) return reply.callNotFound();
    const { body, aside } = shown.session;
    if (body.status !== 'open' || !aside.challenged) return reply.redirect(address(id), 303);
    return sendPage(reply, renderChallengePage(shown.business, `${address(id)}/challenge`), [body.success_url]);
  });

  app.post<Visit>('/checkout/:id/challenge', async (request, reply) => {
    const { id } = request.params;
    const passed = fieldsOf(request).answer === 'complete';
    const target = await visit(id, async (scope, session) => {
      const open = session.body.status === 'open';
      return goOn(
        id,
        open ? await answerChallenge(scope, settings, session, passed) : 'again',
        session.body.success_url,
      );
    });
    return target ? reply.redirect(target, 303) : reply.callNotFound();
  });

  app.get<Visit>('/verify/:id', async (request, reply) => {
    const { id } = request.params;
    const account = await store.accountOf('payment_intent', id);
    if (account === undefined) return reply.callNotFound();
    const business = await store.transaction({}, async (scope) =>
      account ? nameOf((await scope.read('account', account)).body) : platformName,
    );
    return sendPage(reply, renderVerificationPage(business, `${root}/verify/${id}`));
  });

  app.post<Visit>('/verify/:id', async (request, reply) => {
    const { id } = request.params;
    const account = await store.accountOf('payment_intent', id);
    if (account === undefined) return reply.callNotFound();
    const verified = fieldsOf(request).answer === 'complete';
    await store.transaction({ account }, (scope) => endVerification(scope, settings, id, verified));
    return reply.redirect(`${root}/verify/${id}`, 303);
  });
}

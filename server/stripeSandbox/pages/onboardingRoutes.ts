import type { FastifyInstance } from 'fastify';
import type { OnboardingStep } from '../accounts/account.ts';
import { REQUIREMENTS } from '../accounts/account.ts';
import { onboard } from '../accounts/onboard.ts';
import type { Settings } from '../settings.ts';
import { renderOnboardingPage } from './OnboardingPage.tsx';
import { fieldsOf, sendPage } from './send.ts';

type Visit = { Params: { id: string; code: string } };

/** The onboarding pages of account links. An expired link redirects to the platform's refresh_url. */
export function onboardingRoutes(app: FastifyInstance, { store }: Settings): void {
  const visit = async (id: string, code: string) => {
    const account = await store.transaction({}, (scope) => scope.find('account', id));
    const link = account?.aside.link;
    return account && link?.code === code
      ? { account: account.body, link, expired: link.expiresAt < store.now() }
      : undefined;
  };

  app.get<Visit>('/onboarding/:id/:code', async (request, reply) => {
    const visited = await visit(request.params.id, request.params.code);
    if (!visited) return reply.callNotFound();
    if (visited.expired) return reply.redirect(visited.link.refreshUrl, 303);
    const { refreshUrl, returnUrl } = visited.link;
    return sendPage(reply, renderOnboardingPage(visited.account, request.url), [refreshUrl, returnUrl]);
  });

  app.post<Visit>('/onboarding/:id/:code', async (request, reply) => {
    const { id, code } = request.params;
    const visited = await visit(id, code);
    if (!visited) return reply.callNotFound();
    if (visited.expired) return reply.redirect(visited.link.refreshUrl, 303);
    const fields = fieldsOf(request);
    const steps = (Object.keys(REQUIREMENTS) as OnboardingStep[]).filter((step) => fields[step] === 'done');
    if (steps.length > 0) await store.transaction({}, (scope) => onboard(scope, id, steps));
    return reply.redirect(visited.link.returnUrl, 303);
  });
}

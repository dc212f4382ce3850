import type { FastifyRequest } from 'fastify';
import type { Member } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';
import { Refusal } from '../graphql/errors.ts';
import type { AskInProcess } from '../graphql/inProcess.ts';
import type { RenderFirstScreen } from './site.ts';

interface FirstScreenParts {
  render: RenderFirstScreen;
  services: Services;
  /** Who asks for a document. */
  memberOf: (services: Services, request: FastifyRequest) => Promise<Member | undefined>;
  /** How they ask for data, under the same rules as over HTTP. */
  askAs: (member: Member, request: FastifyRequest) => AskInProcess;
}

/** The dashboard's document with its first screen in it; undefined where the app has to begin without. */
export type FirstScreen = (request: FastifyRequest) => Promise<string | undefined>;

/** Whatever goes wrong here, the app itself finds out and says. */
export const firstScreen =
  ({ render, services, memberOf, askAs }: FirstScreenParts): FirstScreen =>
  async (request) => {
    try {
      const member = await memberOf(services, request);
      if (!member || !services.live.isCurrent(member)) return undefined;
      request.actor = member;
      await services.rateLimits.person(member);
      return await render({ ask: askAs(member, request), at: Date.now() });
    } catch (error) {
      if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'the first screen could not be rendered');
      return undefined;
    }
  };

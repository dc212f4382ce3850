import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterEmail } from '#domain/inputs/identity.ts';
import { Refusal } from '#server/core/errors.ts';
import { parseInput } from '#server/core/input.ts';
import type { AccountCommand } from '#server/platform/commands/commands.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { redirectTo } from '#server/platform/http/redirect.ts';
import { confirmNewsletter } from './commands/confirmNewsletter.ts';
import { subscribeToNewsletter } from './commands/subscribeToNewsletter.ts';
import { unsubscribeFromNewsletter } from './commands/unsubscribeFromNewsletter.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './newsletterLinks.ts';

/** The result of a posted form, which the page shows. */
type Outcome = 'sent' | 'done' | 'wrong-email' | 'too-many' | 'expired' | 'invalid' | 'failed';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const largestForm = 16 * 1024;

/**
 * The endpoints of the newsletter's forms, which work without scripts, and of one-click unsubscription (RFC 8058).
 *
 * No other endpoint accepts form posts, which any site can send across origins. They need no CSRF protection, because
 * none uses the session: the token in the form is the only authority.
 */
export const newsletterRoutes =
  ({ commands, log }: Services): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer', bodyLimit: largestForm }, readForm);

    app.post('/newsletter/subscribe', async (request, reply) => {
      const outcome = await attempt('sent', () =>
        commands.runForAccount(subscribeToNewsletter, parseInput(newsletterEmail, field(request, 'email')), request.ip),
      );
      return showPage(reply, CONFIRM_PATH, outcome);
    });

    app.post(CONFIRM_PATH, async (request, reply) => followLink(request, reply, CONFIRM_PATH, confirmNewsletter));

    app.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      if (field(request, 'List-Unsubscribe') !== 'One-Click') {
        return followLink(request, reply, UNSUBSCRIBE_PATH, unsubscribeFromNewsletter);
      }
      // RFC 8058 forbids a redirect; mail clients ignore the body.
      await commands.runForAccount(unsubscribeFromNewsletter, tokenOf(request));
      return reply.send({ unsubscribed: true });
    });

    async function followLink(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      command: AccountCommand<[string], void>,
    ) {
      const token = tokenOf(request);
      const outcome = await attempt('done', () => commands.runForAccount(command, token));
      return showPage(reply, path, outcome, outcome === 'failed' ? token : undefined);
    }

    /** Converts errors to outcomes, because the browser shows the response of a form post as a page. */
    async function attempt(success: Outcome, body: () => Promise<void>): Promise<Outcome> {
      try {
        await body();
        return success;
      } catch (error) {
        if (error instanceof Refusal) return outcomeOf(error);
        log.error({ err: error }, 'newsletter form failed');
        return 'failed';
      }
    }
  };

async function readForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw Object.assign(new Error('The form couldn’t be read'), { statusCode: 400 });
  }
}

function field({ body }: FastifyRequest, name: string): string {
  const value = body instanceof FormData ? body.get(name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Returns the token from the form field, or from the URL, where List-Unsubscribe has it. */
const tokenOf = (request: FastifyRequest): string =>
  field(request, 'token') || String((request.query as { token?: unknown }).token ?? '');

function outcomeOf({ extensions }: Refusal): Outcome {
  if (extensions.code === 'VALIDATION_FAILED') return 'wrong-email';
  if (extensions.code === 'RATE_LIMITED') return 'too-many';
  return extensions.expired ? 'expired' : 'invalid';
}

/** Redirects to the page by GET, so that a reload does not post the form again. */
function showPage(reply: FastifyReply, path: string, outcome: Outcome, token?: string) {
  const query = new URLSearchParams({ outcome, ...(token && { token }) });
  return redirectTo(reply, `${path}?${query}`, 303);
}

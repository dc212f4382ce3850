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

/** What the pages say of a form that was sent to them. */
type Outcome = 'sent' | 'done' | 'wrong-email' | 'too-many' | 'expired' | 'invalid' | 'failed';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const largestForm = 16 * 1024;

/**
 * The newsletter's forms, which need no script, and the one click of RFC 8058, which needs no page.
 *
 * Here alone the server reads forms, which any other site could send. They are safe to read: none acts for whoever is
 * signed in, and all that gives one any power is the token that it brings.
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
      // RFC 8058 forbids a redirect here; nobody reads the answer.
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

    /** A browser shows what it is sent to: also what went wrong must be a page. */
    async function attempt(success: Outcome, body: () => Promise<void>): Promise<Outcome> {
      try {
        await body();
        return success;
      } catch (error) {
        if (error instanceof Refusal) return outcomeOf(error);
        log.error({ err: error }, 'unexpected error');
        return 'failed';
      }
    }
  };

async function readForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw Object.assign(new Error('The form cannot be read'), { statusCode: 400 });
  }
}

function field({ body }: FastifyRequest, name: string): string {
  const value = body instanceof FormData ? body.get(name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The pages' forms hold it in a field, a mail's List-Unsubscribe in its address. */
const tokenOf = (request: FastifyRequest): string =>
  field(request, 'token') || String((request.query as { token?: unknown }).token ?? '');

function outcomeOf({ extensions }: Refusal): Outcome {
  if (extensions.code === 'VALIDATION_FAILED') return 'wrong-email';
  if (extensions.code === 'RATE_LIMITED') return 'too-many';
  return extensions.expired ? 'expired' : 'invalid';
}

/** After a form the browser gets a page by its address, so that reloading sends nothing twice. */
function showPage(reply: FastifyReply, path: string, outcome: Outcome, token?: string) {
  const query = new URLSearchParams({ outcome, ...(token && { token }) });
  return redirectTo(reply, `${path}?${query}`, 303);
}

import type { FastifyReply } from 'fastify';
import { localPath } from '#domain/localPath.ts';

/** Redirects to a path of this site. A path that would lead to another site is replaced by the home page. */
export const redirectTo = (reply: FastifyReply, path: string, status = 302): FastifyReply =>
  reply.redirect(localPath(path), status);

import type { FastifyReply } from 'fastify';
import { localPath } from '#domain/localPath.ts';

/** Redirects to a path of this site; a path that would lead to another one leads to the home page. */
export const redirectTo = (reply: FastifyReply, path: string, status = 302): FastifyReply =>
  reply.redirect(localPath(path), status);

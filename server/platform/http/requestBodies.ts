import type { FastifyInstance } from 'fastify';

/** What comes compressed is not read: a few bytes could unfold to gigabytes, and no client of ours sends any. */
export function refuseCompressedBodies(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return;
    throw Object.assign(new Error('Send it as it is: compressed requests are not read'), { statusCode: 415 });
  });
}

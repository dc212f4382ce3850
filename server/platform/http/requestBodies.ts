import type { FastifyInstance } from 'fastify';

/** Refuses compressed request bodies: a few bytes could expand to gigabytes, and no client of Whorl compresses. */
export function refuseCompressedBodies(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return;
    throw Object.assign(new Error('Compressed request bodies are not accepted. Send the body uncompressed'), {
      statusCode: 415,
    });
  });
}

import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/lists.ts';
import { created, paging, paramsOf, text } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';

const list = paramsOf<Stripe.EventListParams>()({
  ...paging,
  created,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export const eventEndpoints = [
  endpoint('GET', '/events', list, async ({ scope, params: { created: during, type, types, ...page } }) => {
    if (type && types)
      throw invalidRequest('You may only specify one of these parameters: type, types.', { param: 'types' });
    const wanted = types ?? (type && [type]);
    return listPage(scope, 'event', '/v1/events', page, {
      created: during,
      oneOf: wanted ? { type: wanted } : undefined,
    });
  }),
  endpoint('GET', '/events/:id', paramsOf()({}), async ({ scope, id }) => (await scope.read('event', id)).body),
];

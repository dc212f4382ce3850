import * as z from 'zod';
import { KEY_LIFETIMES_DAYS, KEY_OVERLAPS } from '../apiKeys/lifetime.ts';
import { KEY_SCOPES, withNeeded } from '../apiKeys/scopes.ts';
import type { Permission } from '../permissions.ts';
import { clearedTo, orElse } from './presence.ts';
import { idempotencyKey, requiredText } from './text.ts';

const LONGEST_NAME = 60;
const MOST_NETWORKS = 50;
const WRONG_NETWORK = 'Enter an IP address or network, such as 203.0.113.7 or 203.0.113.0/24';

const isNetwork = (text: string) =>
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((rule) => rule.safeParse(text).success);

const network = z.string({ error: WRONG_NETWORK }).trim().toLowerCase().refine(isNetwork, { message: WRONG_NETWORK });

const name = requiredText('Enter a name for the key', LONGEST_NAME);

const scope = z.enum(KEY_SCOPES as readonly [Permission, ...Permission[]], { error: 'Keys can’t have this scope' });

const scopes = z.array(scope).min(1, 'Choose at least one scope').transform(withNeeded);

const networks = z
  .array(network)
  .max(MOST_NETWORKS, `Enter at most ${MOST_NETWORKS} addresses and networks`)
  .transform((given) => [...new Set(given)]);

const expiresInDays = z
  .literal([...KEY_LIFETIMES_DAYS], { error: `Choose ${KEY_LIFETIMES_DAYS.join(', ')} days, or no expiration` })
  .nullish();

/** A new API key. */
export const createApiKeyInput = z.object({
  name,
  scopes,
  networks: orElse(networks, []),
  expiresInDays,
  idempotencyKey,
});
export type CreateApiKey = z.output<typeof createApiKeyInput>;

/** Changes to an API key: omitted fields stay unchanged; null for `networks` allows every address. */
export const updateApiKeyInput = z.object({
  name: name.optional(),
  scopes: scopes.optional(),
  networks: clearedTo(networks, []),
});
export type UpdateApiKey = z.output<typeof updateApiKeyInput>;

/** How long the old secret stays valid. */
export const keyOverlap = z.enum(KEY_OVERLAPS, { error: 'Choose how long the old key keeps working' });

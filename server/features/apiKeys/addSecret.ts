import { ApiKeySecretEntity, BusinessEntity } from '#db/entities/index.ts';
import { newKeyText } from '#server/platform/apiKeys/keyText.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Adds a secret to a key and returns its text, whose prefix tells test keys from live ones. Only a hash is stored. */
export async function addSecret({ em, businessId }: Work, keyId: string): Promise<string> {
  const { testOfBusinessId } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const { text, prefix } = newKeyText({ isTest: Boolean(testOfBusinessId) });
  em.persist(em.create(ApiKeySecretEntity, { businessId, keyId, prefix, hash: hashToken(text) }));
  return text;
}

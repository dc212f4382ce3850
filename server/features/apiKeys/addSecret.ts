import { ApiKeySecretEntity } from '#db/entities/index.ts';
import { newKeyText } from '#server/platform/apiKeys/keyText.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Adds a secret to a key and returns its text. Only a hash of it is stored. */
export function addSecret({ em, businessId }: Work, keyId: string): string {
  const { text, prefix } = newKeyText();
  em.persist(em.create(ApiKeySecretEntity, { businessId, keyId, prefix, hash: hashToken(text) }));
  return text;
}

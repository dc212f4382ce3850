import { ApiKeySecretEntity } from '#db/entities/index.ts';
import { newKeyText } from '#server/platform/apiKeys/keyText.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Gives a key a new secret, and answers its text: what is kept of that opens nothing. */
export function addSecret({ em, businessId }: Work, keyId: string): string {
  const { text, prefix } = newKeyText();
  em.persist(em.create(ApiKeySecretEntity, { businessId, keyId, prefix, hash: hashToken(text) }));
  return text;
}

import type { AuditActorKind } from '#domain/audit.ts';

const unnamed: Record<AuditActorKind, string> = {
  MEMBER: 'Former member',
  API_KEY: 'An API key',
  CUSTOMER: 'A customer',
  SYSTEM: 'Whorl',
  STAFF: 'Whorl’s staff',
};

interface Who {
  kind: AuditActorKind;
  name: string | null;
}

/** Who did something, by name where there is one. */
export const whoInWords = ({ kind, name }: Who): string => name ?? unnamed[kind];

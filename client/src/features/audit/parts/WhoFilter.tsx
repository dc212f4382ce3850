import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { AUDIT_ACTOR_KIND_NAMES } from '#domain/audit.ts';
import { useAuditActorsQuery } from '../audit.generated.ts';
import { whoInWords } from '../auditWords.ts';

/** One person or key of those who have entries, or all of a kind. */
export function WhoFilter({ params }: { params: ListParams }) {
  const { data } = useAuditActorsQuery();
  const people = data?.auditActors.map((actor) => [actor.id, whoInWords(actor)]) ?? [];
  return (
    <ChoiceFilter
      params={params}
      name="who"
      label="Who"
      all="Everybody"
      choices={{ ...Object.fromEntries(people), ...AUDIT_ACTOR_KIND_NAMES }}
    />
  );
}

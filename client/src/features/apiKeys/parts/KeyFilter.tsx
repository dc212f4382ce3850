import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import type { ApiKeyFieldsFragment } from '../apiKeys.generated.ts';

interface KeyFilterProps {
  params: ListParams;
  apiKeys: readonly ApiKeyFieldsFragment[];
}

/** Which key's usage and requests are shown; kept in the address. */
export function KeyFilter({ params, apiKeys }: KeyFilterProps) {
  const choices = Object.fromEntries(apiKeys.map(({ id, name }) => [id, name]));
  return <ChoiceFilter params={params} name="key" label="Key" all="All keys" choices={choices} />;
}

/** The key that the address names, if it is one. */
export const askedKey = (params: ListParams, apiKeys: readonly ApiKeyFieldsFragment[]): string | undefined =>
  params.oneOf(
    'key',
    apiKeys.map(({ id }) => id),
  );

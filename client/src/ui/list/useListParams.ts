import { useSearchParams } from 'react-router';
import { oneOf } from './selection.ts';

/** The search, filters and sort of a list, stored in the URL. */
export function useListParams() {
  const [params, setParams] = useSearchParams();

  const set = (changes: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const narrowing = [...params.keys()].filter((name) => name !== 'sort');

  return {
    set,
    search: params.get('q') ?? '',
    /** The URL's search parameters. */
    query: params,
    oneOf: <const T extends string>(name: string, values: readonly T[]) => oneOf(params, name, values),
    text: (name: string) => params.get(name) || undefined,
    isNarrowed: narrowing.length > 0,
    clear: () => set(Object.fromEntries(narrowing.map((name) => [name, null]))),
  };
}

export type ListParams = ReturnType<typeof useListParams>;

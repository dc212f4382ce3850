import { useSearchParams } from 'react-router';

const PAGE_SIZE = 25;

/** The state of a list, kept in its address: search, filters, sort and how many rows were asked for. */
export function useListParams() {
  const [params, setParams] = useSearchParams();

  /** Changes some parameters; a changed selection starts again at its first page. */
  const set = (changes: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('rows' in changes)) next.delete('rows');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const rows = Math.max(PAGE_SIZE, Number(params.get('rows')) || 0);
  const narrowing = [...params.keys()].filter((name) => name !== 'rows' && name !== 'sort');

  return {
    set,
    search: params.get('q') ?? '',
    /** A parameter that may only be one of the given values; anything else in the address counts as absent. */
    oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
      return values.find((value) => value === params.get(name));
    },
    /** A parameter that lists several of the given values, separated by commas. */
    someOf<const T extends string>(name: string, values: readonly T[]): T[] {
      const given = params.get(name)?.split(',') ?? [];
      return values.filter((value) => given.includes(value));
    },
    text: (name: string) => params.get(name) || undefined,
    rows,
    showMore: () => set({ rows: String(rows + PAGE_SIZE) }),
    isNarrowed: narrowing.length > 0,
    clear: () => set(Object.fromEntries(narrowing.map((name) => [name, null]))),
  };
}

export type ListParams = ReturnType<typeof useListParams>;

import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/** A search as one types: what is in the field counts at once, and the address follows when one is done. */
export function useQuery(asked: string) {
  const [query, setQuery] = useState(asked);
  const input = useRef<HTMLInputElement>(null);

  // Something may have been typed before the page was taken over, or brought back by the browser.
  useEffect(() => setQuery(input.current!.value.trim()), []);

  const keepInAddress = () => {
    const url = new URL(location.href);
    if (query) url.searchParams.set('q', query);
    else url.searchParams.delete('q');
    if (url.href !== location.href) history.replaceState(null, '', url);
  };

  return {
    query,
    field: {
      ref: input,
      defaultValue: asked,
      onInput: () => setQuery(input.current!.value.trim()),
      onBlur: keepInAddress,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        keepInAddress();
      },
    },
  };
}

export type SearchField = ReturnType<typeof useQuery>['field'];

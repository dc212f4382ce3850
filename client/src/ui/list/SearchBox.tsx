import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ListParams } from './useListParams.ts';

const PAUSE_MS = 250;

interface SearchBoxProps {
  params: ListParams;
  /** The placeholder and accessible name: "Search customers". */
  label: string;
}

/** Searches after a short pause in typing; the search text is stored in the URL. */
export function SearchBox({ params, label }: SearchBoxProps) {
  const [text, setText] = useState(params.search);
  const sent = useRef(params.search);
  const send = useDebouncedCallback((q: string) => {
    sent.current = q;
    params.set({ q: q || null });
  }, PAUSE_MS);

  // The URL may change through the back button or "Clear search and filters".
  useEffect(() => {
    if (params.search === sent.current) return;
    sent.current = params.search;
    setText(params.search);
  }, [params.search]);

  const change = (next: string) => {
    setText(next);
    send(next.trim());
  };

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size={44}
            iconSize={18}
            variant="transparent"
            aria-label="Clear search"
            onClick={() => change('')}
          />
        )
      }
      style={{ flex: '1 1 260px' }}
    />
  );
}

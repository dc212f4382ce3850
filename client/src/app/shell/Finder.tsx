import '@mantine/spotlight/styles.css';
import { skipToken } from '@apollo/client/react';
import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { IconFileInvoice, IconFileText, IconSearch, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchKind } from '#client/graphql/schema.generated.ts';
import { describeError } from '#client/ui/feedback/errors.ts';
import { creations } from './creations.ts';
import { behindMore, bottomBar } from './sections.ts';
import { useSearchQuery } from './shell.generated.ts';

const PAUSE_MS = 150;

const hits: Record<SearchKind, { icon: TablerIcon; path: string }> = {
  CUSTOMER: { icon: IconUser, path: '/dashboard/customers' },
  QUOTE: { icon: IconFileText, path: '/dashboard/quotes' },
  INVOICE: { icon: IconFileInvoice, path: '/dashboard/invoices' },
};

const actions = [...creations, ...bottomBar.left, ...bottomBar.right, ...behindMore];

/** ⌘K or Ctrl-K: any customer, quote, invoice or action by a few letters. */
export function Finder() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { data, previousData, loading, error } = useSearchQuery(
    query ? { variables: { query, first: 8 }, fetchPolicy: 'network-only', refetchOn: false } : skipToken,
  );
  const found = (query && (data ?? previousData)?.search) || [];
  const fitting = actions.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const isSearching = loading || query !== text.trim();

  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      shortcut="mod + K"
      tagsToIgnore={[]}
      scrollable
      maxHeight={440}
    >
      <Spotlight.Search
        placeholder="Find a customer, quote, invoice or action"
        aria-label="Find a customer, quote, invoice or action"
        leftSection={<IconSearch size={20} />}
        rightSection={isSearching && <Loader size="xs" />}
      />
      <Spotlight.ActionsList>
        {found.length > 0 && (
          <Spotlight.ActionsGroup label="Found">
            {found.map(({ id, kind, title, subtitle }) => {
              const { icon: Icon, path } = hits[kind];
              return (
                <Spotlight.Action
                  key={id}
                  label={title}
                  description={subtitle ?? undefined}
                  leftSection={<Icon size={20} />}
                  onClick={() => navigate(`${path}/${id}`)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        )}
        {fitting.length > 0 && (
          <Spotlight.ActionsGroup label="Actions">
            {fitting.map(({ to, label, icon: Icon }) => (
              <Spotlight.Action
                key={label}
                label={label}
                leftSection={<Icon size={20} />}
                onClick={() => navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {error && <Spotlight.Empty role="alert">{describeError(error)}</Spotlight.Empty>}
        {!error && !isSearching && found.length === 0 && fitting.length === 0 && (
          <Spotlight.Empty>Nothing found for “{query}”</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

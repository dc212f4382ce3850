import { skipToken } from '@apollo/client/react';
import { Combobox, Loader, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileInvoice, IconFileText, IconSearch, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import type { SearchKind } from '#client/graphql/schema.generated.ts';
import { describeError } from '#client/ui/feedback/errors.ts';
import { searchForm } from '#domain/searchForm.ts';
import { creations } from './creations.ts';
import classes from './finder.module.css';
import { finder } from './finderStore.ts';
import { behindMore, bottomBar, type Section, usable } from './sections.ts';
import { useSearchQuery } from './shell.generated.ts';

const PAUSE_MS = 150;
const label = 'Find a customer, quote, invoice or action';

const looks: Record<SearchKind, { icon: TablerIcon; path: string }> = {
  CUSTOMER: { icon: IconUser, path: '/dashboard/customers' },
  QUOTE: { icon: IconFileText, path: '/dashboard/quotes' },
  INVOICE: { icon: IconFileInvoice, path: '/dashboard/invoices' },
};

const actions: Section[] = [...creations, ...bottomBar.left, ...bottomBar.right, ...behindMore];

export function FinderPanel() {
  return (
    <Modal.Root opened onClose={finder.close} centered={false} yOffset="12dvh" size={560}>
      <Modal.Overlay />
      <Modal.Content aria-label="Find">
        <Modal.Body p={0}>
          <Search />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Search() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { data, previousData, loading, error } = useSearchQuery(
    query ? { variables: { query, first: 8 }, fetchPolicy: 'network-only', refetchOn: false } : skipToken,
  );
  const hits = (query && (data ?? previousData)?.search) || [];
  const fitting = usable(actions, useAbilities()).filter((action) =>
    searchForm(action.label).includes(searchForm(text.trim())),
  );
  const isSearching = loading || query !== text.trim();

  const combobox = useCombobox({ opened: true, onOpenedChange: finder.close });
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: select the best match whenever the matches change, so that Enter opens it.
  useEffect(() => {
    selectFirstOption();
  }, [hits, fitting.length]);

  const go = (to: string) => {
    finder.close();
    navigate(to);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget>
        <TextInput
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={isSearching && <Loader size="xs" />}
          classNames={{ input: classes.input }}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options} aria-label="Results">
        <Combobox.Group label="Found">
          {hits.map(({ id, kind, title, subtitle }) => (
            <Option key={id} to={`${looks[kind].path}/${id}`} icon={looks[kind].icon} title={title} note={subtitle} />
          ))}
        </Combobox.Group>
        <Combobox.Group label="Go to">
          {fitting.map((action) => (
            <Option key={action.label} to={action.to} icon={action.icon} title={action.label} />
          ))}
        </Combobox.Group>
        {error && <Combobox.Empty role="alert">{describeError(error)}</Combobox.Empty>}
        {!error && !isSearching && hits.length + fitting.length === 0 && (
          <Combobox.Empty>Nothing found for “{query}”</Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  );
}

interface OptionProps {
  to: string;
  icon: TablerIcon;
  title: string;
  note?: string | null;
}

function Option({ to, icon: Icon, title, note }: OptionProps) {
  return (
    <Combobox.Option value={to} className={classes.option}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <Text>{title}</Text>
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </div>
    </Combobox.Option>
  );
}

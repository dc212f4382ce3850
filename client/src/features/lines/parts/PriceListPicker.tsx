import { type ComboboxItem, type ComboboxParsedItem, Group, isOptionsGroup, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { searchForm } from '#domain/searchForm.ts';
import { LINE_TYPES } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import type { DocumentSettingsFragment } from '../lines.generated.ts';
import { freeLine, type LineValues, lineFromService } from '../lineValues.ts';
import classes from './options.module.css';

type Service = DocumentSettingsFragment['services'][number];

interface PriceListPickerProps {
  services: Service[];
  onPick: (line: LineValues) => void;
  inputRef: Ref<HTMLInputElement>;
  /** Where "Add at least one line" shows and takes the focus. */
  error?: string;
}

const FREE = 'free';

/** Adds lines: from the price list by a few letters of their name, or anything else in the words that were typed. */
export function PriceListPicker({ services, onPick, inputRef, error }: PriceListPickerProps) {
  const [search, setSearch] = useState('');

  const pick = (value: string | null) => {
    const service = services.find(({ id }) => id === value);
    if (service) onPick(lineFromService(service));
    else if (value === FREE) onPick({ ...freeLine(), description: search.trim() });
    setSearch('');
  };

  return (
    <Select
      ref={inputRef}
      label="Add a line"
      placeholder="Search your price list, or type anything"
      data-path="lines"
      data={[...grouped(services), { value: FREE, label: 'Something else' }]}
      filter={({ options, search }) => narrowed(options, search)}
      value={null}
      onChange={pick}
      searchable
      selectFirstOptionOnChange
      selectFirstOptionOnDropdownOpen
      // Here Enter adds a line; the form is not sent from this field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      searchValue={search}
      onSearchChange={setSearch}
      leftSection={<IconPlus size={18} aria-hidden />}
      withScrollArea={false}
      classNames={{ options: classes.options }}
      comboboxProps={{ portalProps: { target: '#main' } }}
      error={error}
      renderOption={({ option }) => (
        <Option option={option} service={services.find(({ id }) => id === option.value)} search={search} />
      )}
    />
  );
}

function Option({ option, service, search }: { option: ComboboxItem; service?: Service; search: string }) {
  const typed = search.trim();
  if (!service) return typed ? <span>Add “{typed}”</span> : <span>{option.label}</span>;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" w="100%">
      <span>{service.description}</span>
      <Money cents={service.unitCents} />
    </Group>
  );
}

const grouped = (services: Service[]) =>
  LINE_TYPES.map((type) => ({
    group: LINE_TYPE_NAMES[type],
    items: services
      .filter((service) => service.type === type)
      .map(({ id, description }) => ({ value: id, label: description })),
  })).filter(({ items }) => items.length > 0);

/** Every typed word must occur; a line of one's own is always on offer. */
const narrowed = (options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] => {
  const words = searchForm(search).split(/\s+/).filter(Boolean);
  const fits = ({ value, label }: ComboboxItem) =>
    value === FREE || words.every((word) => searchForm(label).includes(word));
  return options
    .map((option) => (isOptionsGroup(option) ? { ...option, items: option.items.filter(fits) } : option))
    .filter((option) => !isOptionsGroup(option) || option.items.length > 0);
};

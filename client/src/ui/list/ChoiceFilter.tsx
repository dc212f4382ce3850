import { Select } from '@mantine/core';
import { optionsOf } from '../forms/optionsOf.ts';
import classes from './choiceFilter.module.css';
import type { ListParams } from './useListParams.ts';

/** What a list can be filtered or sorted by. */
export interface ListChoice {
  /** The name of the URL parameter. */
  name: string;
  label: string;
  choices: Readonly<Record<string, string>>;
  /** The label while nothing is chosen: "All kinds". */
  all: string;
}

interface ChoiceFilterProps extends ListChoice {
  params: ListParams;
}

/** A select whose choice is stored in the URL; used for filters and sorting. */
export function ChoiceFilter({ params, name, label, choices, all }: ChoiceFilterProps) {
  return (
    <Select
      aria-label={label}
      data={[{ value: '', label: all }, ...optionsOf(choices)]}
      value={params.oneOf(name, Object.keys(choices)) ?? ''}
      onChange={(value) => params.set({ [name]: value || null })}
      allowDeselect={false}
      rightSectionWidth={32}
      classNames={classes}
    />
  );
}

import { DayInput } from '#client/ui/forms/DayInput.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { isLikelyDate } from '#domain/dates.ts';
import classes from './dayFilter.module.css';

interface DayFilterProps {
  params: ListParams;
  /** The parameter's name in the address. */
  name: string;
  label: string;
}

/** A day that bounds the list, kept in the address. */
export function DayFilter({ params, name, label }: DayFilterProps) {
  const given = params.text(name) ?? '';
  return (
    <DayInput
      aria-label={label}
      placeholder={label}
      value={isLikelyDate(given) ? given : null}
      onChange={(day) => params.set({ [name]: day })}
      clearable
      classNames={classes}
    />
  );
}

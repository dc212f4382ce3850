import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { NotarialFeeCap } from '#domain/fees/caps.ts';
import { capWarningOf } from './capRules.ts';
import classes from './lineEditor.module.css';
import type { DocumentSettingsFragment } from './lines.generated.ts';
import type { LinesForm } from './lineValues.ts';
import { LineRow } from './parts/LineRow.tsx';
import { PriceListPicker } from './parts/PriceListPicker.tsx';

interface LineEditorProps {
  form: LinesForm;
  services: DocumentSettingsFragment['services'];
  cap: NotarialFeeCap | null;
  /** Quotes may leave the customer a choice of lines. */
  offersChoice?: boolean;
}

/** The lines of a quote or an invoice: from the price list or in one's own words, in any order. */
export function LineEditor({ form, services, cap, offersChoice = false }: LineEditorProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { lines } = form.values;

  const remove = (at: number) => {
    const line = lines[at]!;
    form.removeListItem('lines', at);
    // The menu that had the focus is gone with its line.
    picker.current?.focus();
    notify.undoable(`${line.description || 'Line'} removed`, () => form.insertListItem('lines', line, at));
  };

  return (
    <Stack>
      {lines.length === 0 ? (
        <Text c="dimmed">No line items yet. Pick from your price list or type your own.</Text>
      ) : (
        <ol className={classes.lines}>
          {lines.map((line, at) => (
            <LineRow
              key={line.key}
              form={form}
              at={at}
              offersChoice={offersChoice}
              capWarning={capWarningOf(cap, line)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <PriceListPicker
        inputRef={picker}
        services={services}
        error={form.errors.lines as string | undefined}
        onPick={(line) => form.insertListItem('lines', line)}
      />
    </Stack>
  );
}

import { Checkbox, Select, Text, Textarea } from '@mantine/core';
import { Money } from '#client/ui/figures/Money.tsx';
import { DecimalInput } from '#client/ui/forms/DecimalInput.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { optionsOf } from '#client/ui/forms/optionsOf.ts';
import { isDiscountable } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import type { LinesForm } from '../lineValues.ts';
import { copyOfLine } from '../lineValues.ts';
import { previewLineTotal } from '../pricing.ts';
import { CapReason } from './CapReason.tsx';
import { LineMenu } from './LineMenu.tsx';
import classes from './lineRow.module.css';

const kinds = optionsOf(LINE_TYPE_NAMES);

interface LineRowProps {
  form: LinesForm;
  at: number;
  /** Whether the customer may be given the choice to leave the line out. */
  offersChoice: boolean;
  capWarning?: string;
  onRemove: () => void;
}

export function LineRow({ form, at, offersChoice, capWarning, onRemove }: LineRowProps) {
  const line = form.values.lines[at]!;
  const field = (name: string) => `lines.${at}.${name}`;
  const move = (to: number) => () => form.reorderListItem('lines', { from: at, to });
  const isLast = at === form.values.lines.length - 1;

  return (
    <li className={classes.row} aria-label={`Line ${at + 1}`}>
      <Textarea
        className={classes.description}
        label="Description"
        minRows={1}
        required
        withAsterisk={false}
        {...form.getInputProps(field('description'))}
      />
      <DecimalInput className={classes.quantity} label="Quantity" {...form.getInputProps(field('quantity'))} />
      <MoneyInput className={classes.price} label="Price" {...form.getInputProps(field('unitCents'))} />
      <div className={classes.total}>
        <Text className={classes.totalLabel}>Total</Text>
        <Text fw={600} className={classes.figure}>
          <Money cents={previewLineTotal(line)} />
        </Text>
      </div>
      <div className={classes.menu}>
        <LineMenu
          name={`Line ${at + 1}`}
          onMoveUp={at > 0 ? move(at - 1) : undefined}
          onMoveDown={isLast ? undefined : move(at + 1)}
          onDuplicate={() => form.insertListItem('lines', copyOfLine(line), at + 1)}
          onRemove={onRemove}
        />
      </div>
      <div className={classes.options}>
        <Select
          aria-label="Kind of line"
          data={kinds}
          allowDeselect={false}
          className={classes.type}
          {...form.getInputProps(field('type'))}
        />
        {isDiscountable(line) && (
          <Checkbox
            label="Taxable"
            className={classes.check}
            {...form.getInputProps(field('taxable'), { type: 'checkbox' })}
          />
        )}
        {offersChoice && (
          <Checkbox
            label="Optional"
            className={classes.check}
            {...form.getInputProps(field('optional'), { type: 'checkbox' })}
          />
        )}
      </div>
      {capWarning && <CapReason warning={capWarning} {...form.getInputProps(field('capReason'))} />}
    </li>
  );
}

import { Input, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { formatCents } from '#domain/money.ts';
import { TIP_PERCENTAGES, tipOf } from '#domain/onlinePayment.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import classes from '../parts/document.module.css';

export type TipShare = 'none' | `${(typeof TIP_PERCENTAGES)[number]}` | 'own';

interface TipChoiceProps {
  /** What the percentages are of. */
  amountCents: number;
  value: TipShare;
  onChange: (value: TipShare) => void;
}

/** What a tip of this share comes to; null while it is not yet known. */
export const tipCentsOf = (share: TipShare, amountCents: number, ownCents: number | null): number | null => {
  if (share === 'none') return 0;
  return share === 'own' ? ownCents : tipOf(readableOr0(amountCents), Number(share));
};

const shares = [
  { value: 'none', label: 'None' },
  ...TIP_PERCENTAGES.map((percent) => ({ value: String(percent), label: `${percent}%` })),
  { value: 'own', label: 'Other' },
];

export function TipChoice({ amountCents, value, onChange }: TipChoiceProps) {
  const id = useId();
  const isShare = value !== 'none' && value !== 'own';
  return (
    <div>
      <Input.Label component="div" id={id}>
        Tip
      </Input.Label>
      <SegmentedControl
        fullWidth
        className={classes.choice}
        aria-labelledby={id}
        data={shares}
        value={value}
        onChange={(share) => onChange(share as TipShare)}
      />
      {isShare && (
        <Text size="sm" mt={4}>
          {formatCents(tipOf(amountCents, Number(value)))} in addition to {formatCents(amountCents)}
        </Text>
      )}
    </div>
  );
}

import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { Scope } from '#domain/permissions.ts';

interface ReachChoiceProps {
  words: string;
  ownable: boolean;
  /** Whether whoever gives it reaches no further themselves. */
  ownAlone: boolean;
  value: Scope | undefined;
  onChange: (scope: Scope | undefined) => void;
}

const NO = { value: 'none', label: 'No' };

/** How far one permission of a role reaches. */
export function ReachChoice({ words, ownable, ownAlone, value, onChange }: ReachChoiceProps) {
  const id = useId();
  const reaches = ownable
    ? [NO, { value: 'own', label: 'Own' }, ...(ownAlone ? [] : [{ value: 'all', label: 'All' }])]
    : [NO, { value: 'all', label: 'Yes' }];
  return (
    <li>
      <Text size="sm" id={id}>
        {words}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={reaches}
        value={value ?? 'none'}
        onChange={(chosen) => onChange(chosen === 'none' ? undefined : (chosen as Scope))}
      />
    </li>
  );
}

import { Input, NativeSelect, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import type { ImportChoice } from '#client/graphql/schema.generated.ts';
import { counted } from '#domain/counted.ts';
import type { Matches } from './useMatches.ts';

const choices = [
  { value: 'SKIP', label: 'Skip' },
  { value: 'UPDATE', label: 'Update' },
  { value: 'ADD', label: 'Add again' },
];
const words = { EMAIL: 'same email', PHONE: 'same phone', NAME: 'same name and ZIP code' } as const;
const MOST_SHOWN = 100;

/** What to do with rows that match an existing customer: for the whole file, with exceptions by line. */
export interface Existing {
  all: ImportChoice;
  byLine: Readonly<Record<number, ImportChoice>>;
}

/** What is done with the row of this line. */
export const choiceOf = ({ all, byLine }: Existing, matches: Matches, line: number): ImportChoice =>
  matches.has(line) ? (byLine[line] ?? all) : 'ADD';

interface ExistingChoiceProps {
  matches: Matches;
  value: Existing;
  onChange: (value: Existing) => void;
}

export function ExistingChoice({ matches, value, onChange }: ExistingChoiceProps) {
  return (
    <Stack gap="xs">
      <Input.Label component="div">
        {counted(matches.size, 'row seems', 'rows seem')} to be {matches.size === 1 ? 'a customer' : 'customers'} you
        have already
      </Input.Label>
      <SegmentedControl
        aria-label="Existing customers"
        data={choices}
        value={value.all}
        onChange={(all) => onChange({ all: all as ImportChoice, byLine: {} })}
      />
      <Table withTableBorder>
        <Table.Tbody>
          {[...matches].slice(0, MOST_SHOWN).map(([line, { name, matchedBy }]) => (
            <Table.Tr key={line}>
              <Table.Td>Line {line}</Table.Td>
              <Table.Td>
                {name}, {words[matchedBy]}
              </Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={`Line ${line}`}
                  data={choices}
                  value={value.byLine[line] ?? value.all}
                  onChange={({ currentTarget }) =>
                    onChange({ ...value, byLine: { ...value.byLine, [line]: currentTarget.value as ImportChoice } })
                  }
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {matches.size > MOST_SHOWN && (
        <Text size="sm">
          … and {counted(matches.size - MOST_SHOWN, 'more row', 'more rows')}. The choice above applies to all of them.
        </Text>
      )}
    </Stack>
  );
}

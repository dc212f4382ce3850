import { Alert, Button, Checkbox, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { counted } from '#domain/counted.ts';
import { type ImportField, importFields } from './columns.ts';
import { choiceOf, type Existing, ExistingChoice } from './ExistingChoice.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import type { Prepared } from './prepareRows.ts';
import { RowErrors } from './RowErrors.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { useImport } from './useImport.ts';
import { useMatches } from './useMatches.ts';

const SHOWN = 20;

interface PreviewRowsProps {
  prepared: Prepared;
  note?: string;
  importing: ReturnType<typeof useImport>;
  onBack: () => void;
}

/** Shows what the file would change and which rows have errors, before anything is imported. */
export function PreviewRows({ prepared, note, importing, onBack }: PreviewRowsProps) {
  const [leaveOut, setLeaveOut] = useState(false);
  const [existing, setExisting] = useState<Existing>({ all: 'SKIP', byLine: {} });
  const { step, start } = importing;
  const good = useMemo(() => prepared.rows.filter(({ input }) => input), [prepared]);
  const { matches, error } = useMatches(good);
  const badCount = prepared.rows.length - good.length;
  const changing = matches ? good.filter(({ line }) => choiceOf(existing, matches, line) !== 'SKIP') : good;
  const isBlocked = changing.length === 0 || !matches || (badCount > 0 && !leaveOut);

  return (
    <Section title="Preview">
      <Stack>
        {note && (
          <Alert color="amber" icon={<IconAlertTriangle />}>
            {note}
          </Alert>
        )}
        <Text>
          <strong>{good.length.toLocaleString('en-US')}</strong> of {counted(prepared.rows.length, 'row')}{' '}
          {prepared.rows.length === 1 ? 'is' : 'are'} ready.
        </Text>
        {badCount > 0 && (
          <>
            <RowErrors errors={prepared.errors} />
            <Checkbox
              label={`Leave out the ${badCount === 1 ? 'row' : counted(badCount, 'row')} with errors`}
              checked={leaveOut}
              onChange={(event) => setLeaveOut(event.currentTarget.checked)}
            />
          </>
        )}
        {step.status === 'failed' && (
          <>
            <FormError error={describeError(step.error)} />
            <RowErrors errors={step.rowErrors} />
          </>
        )}
        {error && <FormError error={describeError(error)} />}
        {matches && matches.size > 0 && <ExistingChoice matches={matches} value={existing} onChange={setExisting} />}
        <SampleTable rows={good.slice(0, SHOWN)} />
        {step.status === 'importing' ? (
          <ImportProgress count={changing.length} />
        ) : (
          <StepButtons>
            <Button variant="default" onClick={onBack}>
              Back to columns
            </Button>
            <Button onClick={() => start(good, existing)} disabled={isBlocked}>
              {good.length > 0 && changing.length === 0
                ? 'Every row is skipped'
                : `Import ${counted(changing.length, 'row')}`}
            </Button>
          </StepButtons>
        )}
      </Stack>
    </Section>
  );
}

function SampleTable({ rows }: { rows: Prepared['rows'] }) {
  const fields = (Object.keys(importFields) as ImportField[]).filter((field) => rows.some(({ cells }) => cells[field]));
  return (
    <Table.ScrollContainer
      minWidth={500}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      aria-label="The first rows"
    >
      <Table withTableBorder style={{ whiteSpace: 'nowrap' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line</Table.Th>
            {fields.map((field) => (
              <Table.Th key={field}>{importFields[field].label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ line, cells }) => (
            <Table.Tr key={line}>
              <Table.Td c="dimmed">{line}</Table.Td>
              {fields.map((field) => (
                <Table.Td key={field}>{cells[field]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

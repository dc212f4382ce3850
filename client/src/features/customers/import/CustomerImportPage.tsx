import { Button, Stack, Stepper } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useAbilities } from '#client/features/identity/index.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { counted } from '#domain/counted.ts';
import { MAX_IMPORT_ROWS } from '#domain/inputs/customer.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { guessMapping, type Mapping } from './columns.ts';
import { ImportResult } from './ImportResult.tsx';
import { MapColumns } from './MapColumns.tsx';
import { PastImports } from './PastImports.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { prepareRows } from './prepareRows.ts';
import type { Spreadsheet } from './readFile.ts';
import { StepButtons } from './StepButtons.tsx';
import { useImport } from './useImport.ts';

const tooMany = `Only the first ${counted(MAX_IMPORT_ROWS, 'row')} can be imported at once.`;

/** Customers from a spreadsheet in three steps: the file, its columns, a look at the rows before anything is made. */
export function CustomerImportPage() {
  const [step, setStep] = useState(0);
  const [sheet, setSheet] = useState<Spreadsheet>();
  const [isCut, setIsCut] = useState(false);
  const [mapping, setMapping] = useState<Mapping>({});
  const { canForAll } = useAbilities();
  const importing = useImport();
  const prepared = useMemo(() => sheet && step === 2 && prepareRows(sheet, mapping), [sheet, step, mapping]);

  const choose = (chosen: Spreadsheet) => {
    setSheet({ ...chosen, records: chosen.records.slice(0, MAX_IMPORT_ROWS) });
    setIsCut(chosen.records.length > MAX_IMPORT_ROWS);
    setMapping(guessMapping(chosen.heads));
    importing.reset();
    setStep(1);
  };
  const startOver = () => {
    setSheet(undefined);
    importing.reset();
    setStep(0);
  };

  return (
    <Page title="Import customers" back={{ to: '/dashboard/customers', label: 'Customers' }} narrow>
      <Stepper active={importing.step.status === 'done' ? 3 : step} size="sm" mb="lg" aria-label="Steps">
        <Stepper.Step label="File" />
        <Stepper.Step label="Columns" />
        <Stepper.Step label="Preview" />
      </Stepper>
      {step === 0 && (
        <Stack>
          <ChooseFile onChoose={choose} />
          {canForAll('customers.archive') && <PastImports />}
        </Stack>
      )}
      {step === 1 && sheet && (
        <Section title="Match your columns">
          <Stack>
            <MapColumns sheet={sheet} mapping={mapping} onChange={setMapping} />
            <StepButtons>
              <Button variant="default" onClick={startOver}>
                Another file
              </Button>
              <Button onClick={() => setStep(2)} disabled={!mapping.name}>
                Preview {counted(sheet.records.length, 'row')}
              </Button>
            </StepButtons>
          </Stack>
        </Section>
      )}
      {prepared && importing.step.status !== 'done' && (
        <PreviewRows
          prepared={prepared}
          note={isCut ? tooMany : undefined}
          importing={importing}
          onBack={() => setStep(1)}
        />
      )}
      {importing.step.status === 'done' && <ImportResult result={importing.step.result} onAnother={startOver} />}
    </Page>
  );
}

import { Select, SimpleGrid, Text } from '@mantine/core';
import { type ImportField, importFields, type Mapping } from './columns.ts';
import type { Spreadsheet } from './readFile.ts';

interface MapColumnsProps {
  sheet: Spreadsheet;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Each field with the column that fills it, and a sample of what stands there. */
export function MapColumns({ sheet, mapping, onChange }: MapColumnsProps) {
  const columns = [...new Set(sheet.heads)];
  const sampleOf = (head: string) => sheet.records.find(({ cells }) => cells[head]?.trim())?.cells[head];
  return (
    <>
      <Text size="sm" c="dimmed">
        We matched what we could. Only a name is required.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {(Object.keys(importFields) as ImportField[]).map((field) => {
          const head = mapping[field];
          const sample = head && sampleOf(head);
          return (
            <Select
              key={field}
              label={importFields[field].label}
              description={sample ? `For example: ${sample}` : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder="Not in this file"
              data={columns}
              value={head ?? null}
              onChange={(chosen) => onChange({ ...mapping, [field]: chosen ?? undefined })}
              clearable
              error={field === 'name' && !head ? 'Choose the column with the names' : undefined}
            />
          );
        })}
      </SimpleGrid>
    </>
  );
}

import '@mantine/dropzone/styles.layer.css';
import { Alert, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { describeError } from '#client/ui/feedback/errors.ts';
import { readSpreadsheet, type Spreadsheet } from './readFile.ts';

const LARGEST_FILE = 5 * 1024 * 1024;

export function ChooseFile({ onChoose }: { onChoose: (sheet: Spreadsheet) => void }) {
  const [problem, setProblem] = useState<string>();
  const read = (file: File | undefined) => {
    setProblem(undefined);
    if (file) readSpreadsheet(file).then(onChoose, (error) => setProblem(describeError(error)));
  };
  return (
    <Stack>
      <Dropzone
        onDrop={(files) => read(files[0])}
        onReject={() => setProblem('Choose one CSV file of at most 5 MB.')}
        accept={['text/csv', 'text/plain', 'application/vnd.ms-excel']}
        maxSize={LARGEST_FILE}
        multiple={false}
        p={48}
        inputProps={{ 'aria-label': 'CSV file' }}
      >
        <Stack align="center" gap="xs">
          <IconFileSpreadsheet size={48} stroke={1.4} aria-hidden />
          <Text fw={600}>Choose a CSV file, or drop it here</Text>
          <Text size="sm" c="dimmed" ta="center">
            Up to 10,000 customers. The first row must have column names. In Excel or Google Sheets, save as CSV.
          </Text>
        </Stack>
      </Dropzone>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle />} role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}

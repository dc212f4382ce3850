import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { sizeInWords } from '#domain/bytes.ts';
import { type DataExportFieldsFragment, useOpenDataExportMutation } from '../dataExports.generated.ts';

/** How far an export is, or how to get it. */
export function ExportState({ dataExport }: { dataExport: DataExportFieldsFragment }) {
  switch (dataExport.status) {
    case 'BUILDING':
      return <Building dataExport={dataExport} />;
    case 'READY':
      return <Ready dataExport={dataExport} />;
    case 'FAILED':
      return (
        <Alert color="red" icon={<IconAlertTriangle />} title="The export failed">
          Something went wrong on our end. Your data is safe. Please try again.
        </Alert>
      );
    case 'EXPIRED':
      return (
        <Alert color="gray" icon={<IconClock />} title="The last export expired">
          Exports are deleted after a few days.
        </Alert>
      );
  }
}

function Building({ dataExport: { filesDone, filesTotal } }: { dataExport: DataExportFieldsFragment }) {
  // More may have come since it was asked for.
  const total = Math.max(filesTotal, filesDone);
  const isPacking = filesDone >= filesTotal;
  return (
    <Stack gap={6} role="status">
      <Group justify="space-between">
        <Text fw={600}>{isPacking ? 'Packing the ZIP file…' : 'Collecting your data…'}</Text>
        <Text size="sm" c="dimmed">
          {filesDone.toLocaleString('en-US')} of {total.toLocaleString('en-US')} files
        </Text>
      </Group>
      <Progress value={total === 0 ? 0 : (100 * filesDone) / total} aria-label="Files written" />
      <Text size="sm" c="dimmed">
        You can leave this page. We’ll email you when it’s ready.
      </Text>
    </Stack>
  );
}

function Ready({ dataExport: { id, sizeBytes, readyAt, expiresAt } }: { dataExport: DataExportFieldsFragment }) {
  const [open, { loading }] = useOpenDataExportMutation();
  const download = () =>
    attempt(async () => {
      const { data } = await open({ variables: { id } });
      if (data) location.assign(data.openDataExport);
    }, 'The export couldn’t be opened');
  return (
    <Alert color="green" icon={<IconCircleCheck />} title="Your export is ready">
      <Stack gap="sm" align="flex-start">
        {readyAt && expiresAt && (
          <Text size="sm">
            As of <DateTimeText instant={readyAt} />. Download it by <DateTimeText instant={expiresAt} />.
          </Text>
        )}
        <Button onClick={download} loading={loading}>
          Download ({sizeInWords(sizeBytes ?? 0)})
        </Button>
      </Stack>
    </Alert>
  );
}

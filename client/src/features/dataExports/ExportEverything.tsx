import { Button, List, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { DATA_EXPORT_KEPT_DAYS } from '#domain/dataExport.ts';
import { ExportState } from './parts/ExportState.tsx';
import { useDataExport } from './useDataExport.ts';

/** Everything that the business has as one archive: asked for here, made while one does something else, fetched here. */
export function ExportEverything() {
  const { dataExport, isKnown, error, refetch, request, isAsking } = useDataExport();
  if (!isKnown && error && errorCode(error) !== 'FORBIDDEN')
    return <ErrorState error={error} what="your export" onRetry={refetch} />;
  if (!isKnown && !error) return <ListSkeleton what="your export" rows={2} />;
  return (
    <Section title="Export everything">
      <Stack>
        <Text size="sm">One ZIP file with all your business’s data, readable by any spreadsheet or program:</Text>
        <List size="sm" spacing={4}>
          <List.Item>
            customers, price list, quotes, invoices with their lines, payments and payouts, team, settings
          </List.Item>
          <List.Item>activity, emails sent, and your logo</List.Item>
          <List.Item>every quote and invoice as a PDF</List.Item>
        </List>
        {error ? (
          <Text size="sm" c="dimmed">
            The owner or an admin of the business can export everything.
          </Text>
        ) : (
          <>
            {dataExport && <ExportState dataExport={dataExport} />}
            {dataExport?.status !== 'BUILDING' && (
              <Stack gap={4} align="flex-start">
                <Button
                  variant={dataExport?.status === 'READY' ? 'default' : 'filled'}
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={request}
                  loading={isAsking}
                >
                  {dataExport ? 'Export again' : 'Export everything'}
                </Button>
                <Text size="sm" c="dimmed">
                  You can leave this page; we’ll email you when it’s ready. It’s kept for {DATA_EXPORT_KEPT_DAYS} days,
                  for you only.
                </Text>
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}

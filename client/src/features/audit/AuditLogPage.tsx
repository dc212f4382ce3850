import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFile } from '#client/features/identity/index.ts';
import { useDownload } from '#client/ui/actions/useDownload.ts';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { type ListParams, useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { AUDIT_THING_NAMES } from '#domain/audit.ts';
import type { AuditRowFragment } from './audit.generated.ts';
import { auditExportPath, auditList } from './auditList.ts';
import { AuditEntries } from './parts/AuditEntries.tsx';
import { DayFilter } from './parts/DayFilter.tsx';
import { WhoFilter } from './parts/WhoFilter.tsx';

/** Who did what, when and from where, and what changed by it. */
export function AuditLogPage() {
  const params = useListParams();
  const list = useConnection<'auditLog', AuditRowFragment>(auditList(params.query));
  return (
    <Page title="Audit log" subtitle="Entries can’t be edited or deleted." actions={<ExportButton params={params} />}>
      <ListToolbar>
        <SearchBox params={params} label="Search the audit log" />
        <WhoFilter params={params} />
        <ChoiceFilter params={params} name="what" label="What" all="Everything" choices={AUDIT_THING_NAMES} />
        <DayFilter params={params} name="from" label="From" />
        <DayFilter params={params} name="to" label="Until" />
      </ListToolbar>
      <AuditEntries list={list} params={params} />
    </Page>
  );
}

function ExportButton({ params }: { params: ListParams }) {
  const { download, isBusy } = useDownload(
    () => downloadFile(auditExportPath(params.query), 'audit-log.csv'),
    'The export failed',
  );
  return (
    <Button variant="default" loading={isBusy} onClick={download} leftSection={<IconDownload size={18} aria-hidden />}>
      {params.isNarrowed ? 'Export filtered list as CSV' : 'Export as CSV'}
    </Button>
  );
}

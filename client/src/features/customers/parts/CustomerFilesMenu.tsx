import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { downloadFile, useAbilities } from '#client/features/identity/index.ts';
import { useDownload } from '#client/ui/actions/useDownload.ts';

/** Customers in from a spreadsheet, and out into one. */
export function CustomerFilesMenu() {
  const { can } = useAbilities();
  const { download, isBusy } = useDownload(
    () => downloadFile('/export/customers.csv', 'customers.csv'),
    'The export failed',
  );

  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={isBusy} leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
          Import, export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {can('customers.create') && (
          <Menu.Item
            component={Link}
            to="/dashboard/customers/import"
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Import from CSV
          </Menu.Item>
        )}
        <Menu.Item onClick={download} leftSection={<IconDownload size={18} aria-hidden />}>
          Export all as CSV
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadFile } from '#client/features/identity/index.ts';
import { notify } from '#client/ui/feedback/notify.tsx';

/** Customers in from a spreadsheet, and out into one. */
export function CustomerFilesMenu() {
  const [isExporting, setExporting] = useState(false);

  const exportAll = async () => {
    setExporting(true);
    try {
      await downloadFile('/export/customers.csv', 'customers.csv');
    } catch (error) {
      notify.failure('The export did not work', error);
    } finally {
      setExporting(false);
    }
  };

  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={isExporting} leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
          Import, export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/dashboard/customers/import" leftSection={<IconUpload size={18} aria-hidden />}>
          Import from CSV
        </Menu.Item>
        <Menu.Item onClick={exportAll} leftSection={<IconDownload size={18} aria-hidden />}>
          Export all as CSV
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

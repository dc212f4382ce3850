import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CustomerDetailsFragment } from '../customers.generated.ts';
import { useArchiving } from './useArchiving.ts';

/** What the API says may be done with a customer next, no more and no less. */
export function CustomerActions({ customer }: { customer: CustomerDetailsFragment }) {
  const { archive, restore } = useArchiving(customer);
  const may = (action: CustomerDetailsFragment['actions'][number]) => customer.actions.includes(action);
  return (
    <>
      {may('ARCHIVE') && (
        <Button variant="default" onClick={archive} leftSection={<IconArchive size={18} aria-hidden />}>
          Archive
        </Button>
      )}
      {may('RESTORE') && (
        <Button variant="default" onClick={restore} leftSection={<IconArchiveOff size={18} aria-hidden />}>
          Restore
        </Button>
      )}
      {may('EDIT') && (
        <Button
          component={Link}
          to={`/dashboard/customers/edit/${customer.id}`}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
    </>
  );
}

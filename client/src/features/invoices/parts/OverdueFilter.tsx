import { Chip } from '@mantine/core';
import type { ListParams } from '#client/ui/list/useListParams.ts';

export function OverdueFilter({ params }: { params: ListParams }) {
  return (
    <Chip
      checked={params.text('overdue') !== undefined}
      onChange={(checked) => params.set({ overdue: checked ? '1' : null })}
      size="lg"
      color="red"
      variant="light"
    >
      Overdue
    </Chip>
  );
}

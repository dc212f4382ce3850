import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ListParams } from '#client/ui/list/useListParams.ts';

export function OverdueFilter({ params }: { params: ListParams }) {
  const isOn = params.text('overdue') !== undefined;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      color={isOn ? 'red' : undefined}
      aria-pressed={isOn}
      leftSection={<IconAlertTriangle size={18} aria-hidden />}
      onClick={() => params.set({ overdue: isOn ? null : '1' })}
    >
      Overdue
    </Button>
  );
}

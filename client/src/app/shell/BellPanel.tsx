import { Popover, ScrollArea, Title } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useState } from 'react';
import { ActivityTimeline } from '#client/features/activity/index.ts';

interface BellPanelProps {
  /** The anchor; a click on it does not count as a click outside, because the bell toggles the panel itself. */
  bell: HTMLElement | null;
  onClose: () => void;
}

export function BellPanel({ bell, onClose }: BellPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useClickOutside(onClose, null, [bell, panel]);
  return (
    <Popover
      opened
      onDismiss={onClose}
      closeOnClickOutside={false}
      position="bottom-start"
      width={360}
      shadow="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
      </Popover.Target>
      <Popover.Dropdown ref={setPanel} maw="calc(100vw - 32px)" aria-label="Activity">
        <Title order={2} mb="sm">
          Activity
        </Title>
        <ScrollArea.Autosize mah="min(480px, 70dvh)" type="auto" viewportProps={{ tabIndex: 0 }}>
          <ActivityTimeline linked onFollow={onClose} />
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

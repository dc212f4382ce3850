import { ActionIcon, Indicator, Popover, ScrollArea, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { useUnseenNews } from './useUnseenNews.ts';

/** What just happened, with a dot while there is news not looked at. */
export function Bell() {
  const [opened, { toggle, close }] = useDisclosure();
  const { hasNews, markSeen } = useUnseenNews();
  const open = () => {
    markSeen();
    toggle();
  };
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" width={360} shadow="lg" trapFocus returnFocus>
      <Indicator disabled={!hasNews} color="red" size={10} offset={12}>
        <Popover.Target>
          <ActionIcon aria-label={hasNews ? 'Activity, with news' : 'Activity'} onClick={open}>
            <IconBell size={22} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown maw="calc(100vw - 32px)" aria-label="Activity">
        <Title order={2} mb="sm">
          Activity
        </Title>
        <ScrollArea.Autosize mah="min(480px, 70dvh)" type="auto" viewportProps={{ tabIndex: 0 }}>
          {opened && <ActivityTimeline linked onFollow={close} />}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

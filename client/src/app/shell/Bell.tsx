import { ActionIcon, Box, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { useUnseenNews } from './useUnseenNews.ts';

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

/** Opens the activity feed; a dot marks unseen news. */
export function Bell() {
  const [opened, { toggle, close }] = useDisclosure();
  const [bell, setBell] = useState<HTMLElement | null>(null);
  const { hasNews, markSeen } = useUnseenNews();
  const open = () => {
    markSeen();
    toggle();
  };
  return (
    <Box pos="relative" ref={setBell}>
      <Indicator disabled={!hasNews} color="red" size={10} offset={12}>
        <ActionIcon
          aria-label={hasNews ? 'Activity, new items' : 'Activity'}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={open}
        >
          <IconBell size={22} />
        </ActionIcon>
      </Indicator>
      <Suspense>{opened && <BellPanel bell={bell} onClose={close} />}</Suspense>
    </Box>
  );
}

import { Button, CloseButton, Group, List, Paper, Text, Title } from '@mantine/core';
import { IconBolt, IconCloudOff, IconDeviceMobile, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './installCard.module.css';
import type { Stage } from './reminders.ts';
import { useInstall } from './useInstall.ts';
import { useInstallOffer } from './useInstallOffer.ts';

const words: Record<Stage, string> = {
  first: 'Your quotes, invoices and customers, one tap from your home screen.',
  second: 'Still in a browser tab? It takes a few seconds to put the app on your home screen.',
  last: 'Last reminder. After this, find it in the Help menu.',
};

const reasons: { icon: TablerIcon; text: string }[] = [
  { icon: IconBolt, text: 'Lightning-fast performance' },
  { icon: IconCloudOff, text: 'Works offline' },
  { icon: IconDeviceMobile, text: 'Quick access from home screen' },
];

/** The install prompt of spec, point 2: beside the page, never over its bars. */
export function InstallCard() {
  const titleId = useId();
  const { stage, postpone } = useInstallOffer();
  const install = useInstall();
  if (!stage) return null;
  return (
    <Paper component="aside" aria-labelledby={titleId} withBorder shadow="lg" p="md" className={classes.card}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap" className={classes.heading}>
          <Whorl size={28} />
          <Title order={2} id={titleId} size="h4">
            Install {brand.name}
          </Title>
        </Group>
        <CloseButton aria-label="Close" onClick={postpone} size="lg" />
      </Group>
      <Text size="sm" my="xs">
        {words[stage]}
      </Text>
      <List size="sm" spacing={6} center listStyleType="none" mb="md">
        {reasons.map(({ icon: Icon, text }) => (
          <List.Item key={text} icon={<Icon size={18} aria-hidden className={classes.icon} />}>
            {text}
          </List.Item>
        ))}
      </List>
      <Group grow>
        <Button variant="default" onClick={postpone}>
          Later
        </Button>
        <Button onClick={install}>Install Now</Button>
      </Group>
    </Paper>
  );
}

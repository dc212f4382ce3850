import { Group, Skeleton, Stack } from '@mantine/core';
import { Section } from './Section.tsx';

/** Placeholder of a screen's actions. */
export const AwaitedActions = () => (
  <Group gap="xs" wrap="nowrap" aria-hidden>
    <Skeleton height={44} width={120} style={{ flex: '1 1 auto' }} />
    <Skeleton height={44} width={44} />
  </Group>
);

/** Placeholder of a section's content, under its title. */
export const AwaitedSection = ({ title, rows = 3 }: { title: string; rows?: number }) => (
  <Section title={title}>
    <Stack gap="md" role="status" aria-busy aria-label={`Loading ${title.toLowerCase()}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
        <Skeleton key={row} height={14} width={`${48 + ((row * 17) % 40)}%`} />
      ))}
    </Stack>
  </Section>
);

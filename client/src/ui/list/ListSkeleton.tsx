import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Placeholder of loading rows, which avoids a layout shift. */
export function ListSkeleton({ rows = 5, what }: { rows?: number; what: string }) {
  return (
    <Stack gap="xs" role="status" aria-busy>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
        <Card key={row} withBorder padding="md">
          <Skeleton height={14} width={`${38 + ((row * 17) % 30)}%`} mb={10} />
          <Skeleton height={10} width={`${20 + ((row * 11) % 20)}%`} />
        </Card>
      ))}
    </Stack>
  );
}

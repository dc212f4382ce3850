import { Badge, Group } from '@mantine/core';

export function CustomerTags({ tags }: { tags: readonly string[] }) {
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} color="gray" fw={500}>
          {tag}
        </Badge>
      ))}
    </Group>
  );
}

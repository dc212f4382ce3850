import { Button, Group, Stack, Text } from '@mantine/core';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { useCustomerImportsQuery } from '../customers.generated.ts';
import { importInWords, undoneInWords } from './importWords.ts';
import { useUndoImport } from './useUndoImport.ts';

/** The last imports that can still be undone. */
export function PastImports() {
  const { data } = useCustomerImportsQuery({ fetchPolicy: 'cache-and-network' });
  const { undoImport, isUndoing } = useUndoImport();
  const imports = data?.customerImports ?? [];
  if (imports.length === 0) return null;
  return (
    <Section title="Earlier imports">
      <Stack gap="sm">
        {imports.map((one) => (
          <Group key={one.id} justify="space-between">
            <div>
              <Text>{importInWords(one)}</Text>
              <Text size="sm" c="dimmed">
                <TimeAgo instant={one.createdAt} />
              </Text>
            </div>
            <Button
              variant="subtle"
              color="red"
              disabled={isUndoing}
              aria-label={`Undo: ${importInWords(one)}`}
              onClick={async () => {
                const undone = await attempt(() => undoImport(one), 'The import wasn’t undone');
                if (undone) notify.success({ title: 'Import undone', text: undoneInWords(undone) });
              }}
            >
              Undo
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

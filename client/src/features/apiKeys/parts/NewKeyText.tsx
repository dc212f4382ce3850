import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useLeaveWarning } from '#client/ui/forms/useLeaveWarning.ts';
import { openGraphiql } from '../graphiqlKey.ts';
import type { KeyText } from '../keyText.ts';
import classes from './apiKeys.module.css';

/** The text of a key, which nobody can show again. */
export function NewKeyText({ shown: { name, text }, onKept }: { shown: KeyText; onKept: () => void }) {
  useLeaveWarning(() => true);
  return (
    <Alert color="amber" icon={<IconKey />} title={`Save ${name} now. It’s shown only once.`} role="status">
      <Stack gap="sm">
        <Text size="sm">Store it where only your program can read it. Anyone who has it can use it.</Text>
        <Code block className={classes.text} aria-label="The key">
          {text}
        </Code>
        <Group>
          <CopyButton value={text}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <Button variant="default" onClick={() => openGraphiql(text)}>
            Open in GraphiQL
          </Button>
          <Button variant="default" onClick={onKept}>
            I’ve saved it
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

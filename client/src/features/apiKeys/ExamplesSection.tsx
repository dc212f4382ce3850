import { Button, Code, CopyButton, Group, Stack, Tabs, Text } from '@mantine/core';
import { useViewer } from '#client/features/identity/index.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { examplesFor } from '#docs/examples/index.ts';
import classes from './parts/apiKeys.module.css';

/** Programs to begin with: they run as they stand. */
export function ExamplesSection() {
  const { isTestMode } = useViewer();
  const examples = examplesFor(location.origin);
  return (
    <Section title="Examples">
      <Text size="sm" mb="sm">
        Each example lists overdue invoices. They run as is, with the key in the environment:{' '}
        <Code>export WHORL_API_KEY={isTestMode ? 'whorl_test_' : 'whorl_live_'}…</Code>
      </Text>
      <Tabs defaultValue={examples[0]!.name}>
        <Tabs.List aria-label="Language">
          {examples.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {examples.map(({ name, files, run }) => (
          <Tabs.Panel key={name} value={name} pt="sm">
            <Stack>
              {files.map((file) => (
                <File key={file.name} {...file} />
              ))}
              <Text size="sm">
                Run it with <Code>{run}</Code>
              </Text>
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Section>
  );
}

function File({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <CopyButton value={`${text}\n`}>
          {({ copied, copy }) => (
            <Button variant="subtle" onClick={copy} aria-label={`Copy ${name}`}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block className={classes.code} tabIndex={0} aria-label={name}>
        {text}
      </Code>
    </div>
  );
}

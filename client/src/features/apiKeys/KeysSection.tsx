import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { type ApiKeyFieldsFragment, useRevokeApiKeyMutation } from './apiKeys.generated.ts';
import { KeySheet } from './forms/KeySheet.tsx';
import { RotateSheet } from './forms/RotateSheet.tsx';
import type { KeyText } from './keyText.ts';
import classes from './parts/apiKeys.module.css';
import { KeyEntry } from './parts/KeyEntry.tsx';
import { NewKeyText } from './parts/NewKeyText.tsx';

interface KeysSectionProps {
  apiKeys: readonly ApiKeyFieldsFragment[];
  /** The scopes that may be given to a key. */
  mayGive: readonly string[];
  onChange: () => Promise<unknown>;
}

/** What is being done to which key. */
type Doing = { what: 'edit' | 'rotate'; apiKey: ApiKeyFieldsFragment } | { what: 'make' } | null;

export function KeysSection({ apiKeys, mayGive, onChange }: KeysSectionProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const [shown, setShown] = useState<KeyText>();
  const [endedShown, { toggle: toggleEnded }] = useDisclosure(false);
  const [revokeApiKey] = useRevokeApiKeyMutation();
  const working = apiKeys.filter(({ status }) => status === 'ACTIVE');
  const ended = apiKeys.filter(({ status }) => status !== 'ACTIVE');
  const close = () => setDoing(null);
  const show = async (text: KeyText) => {
    close();
    setShown(text);
    await onChange();
  };
  const revoke = async ({ id, name }: ApiKeyFieldsFragment) => {
    const confirmed = await confirm({
      title: `Revoke ${name}?`,
      body: 'Anything using this key stops working right away. This can’t be undone.',
      action: 'Revoke key',
    });
    if (!confirmed || !(await attempt(() => revokeApiKey({ variables: { id } }), 'The key was not revoked'))) return;
    notify.success({ title: `${name} is revoked` });
    await onChange();
  };
  const entry = (apiKey: ApiKeyFieldsFragment) => (
    <KeyEntry
      key={apiKey.id}
      apiKey={apiKey}
      onEdit={() => setDoing({ what: 'edit', apiKey })}
      onRotate={() => setDoing({ what: 'rotate', apiKey })}
      onRevoke={() => revoke(apiKey)}
    />
  );
  const make = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDoing({ what: 'make' })}>
      New key
    </Button>
  );
  return (
    <Section title="Keys" action={apiKeys.length > 0 && make}>
      <Stack>
        {shown && <NewKeyText shown={shown} onKept={() => setShown(undefined)} />}
        {apiKeys.length === 0 && (
          <EmptyState title="No API keys yet" action={make}>
            A key lets one of your programs use Whorl with the scopes you choose, until you revoke it.
          </EmptyState>
        )}
        {working.length > 0 && (
          <ul className={classes.entries} aria-label="Keys">
            {working.map(entry)}
          </ul>
        )}
        {apiKeys.length > 0 && working.length === 0 && <Text c="dimmed">You have no active keys.</Text>}
        {ended.length > 0 && (
          <Button variant="subtle" onClick={toggleEnded} aria-expanded={endedShown} style={{ alignSelf: 'start' }}>
            {endedShown ? 'Hide' : 'Show'}{' '}
            {ended.length === 1 ? '1 expired or revoked key' : `${ended.length} expired or revoked keys`}
          </Button>
        )}
        {endedShown && (
          <ul className={classes.entries} aria-label="Expired and revoked keys">
            {ended.map(entry)}
          </ul>
        )}
      </Stack>
      <KeySheet
        opened={doing?.what === 'make' || doing?.what === 'edit'}
        apiKey={doing?.what === 'edit' ? doing.apiKey : undefined}
        mayGive={mayGive}
        onClose={close}
        onMade={show}
      />
      <RotateSheet apiKey={doing?.what === 'rotate' ? doing.apiKey : undefined} onClose={close} onRotated={show} />
    </Section>
  );
}

import { ActionIcon, Badge, Code, Group, Menu, Text } from '@mantine/core';
import { IconBan, IconDots, IconKey, IconPencil, IconRefresh } from '@tabler/icons-react';
import { DateTimeText, DayOf } from '#client/ui/figures/DateText.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { scopesInWords } from '#domain/apiKeys/scopes.ts';
import type { ApiKeyFieldsFragment } from '../apiKeys.generated.ts';
import classes from './apiKeys.module.css';

interface KeyEntryProps {
  apiKey: ApiKeyFieldsFragment;
  onEdit: () => void;
  onRotate: () => void;
  onRevoke: () => void;
}

const presets: Record<ApiKeyFieldsFragment['preset'], string> = {
  EVERYTHING: 'Everything',
  READ_ONLY: 'Read only',
  CUSTOM: 'Chosen scopes',
};

export function KeyEntry({ apiKey, onEdit, onRotate, onRevoke }: KeyEntryProps) {
  const { name, prefix, status, preset, scopes, networks, actions } = apiKey;
  return (
    <li className={classes.entry}>
      <IconKey size={24} aria-hidden className={classes.icon} />
      <div className={classes.facts}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge>{presets[preset]}</Badge>
          {status === 'REVOKED' && <Badge color="red">Revoked</Badge>}
          {status === 'EXPIRED' && <Badge color="amber">Expired</Badge>}
        </Group>
        <Code className={classes.prefix}>{prefix}…</Code>
        {preset === 'CUSTOM' && <Text size="sm">{scopesInWords(scopes).join(' · ')}</Text>}
        {networks.length > 0 && <Text size="sm">Only from {networks.join(', ')}</Text>}
        <Text size="sm" c="dimmed">
          <Life apiKey={apiKey} />
        </Text>
        {status === 'ACTIVE' && <OldSecrets apiKey={apiKey} />}
      </div>
      {actions.length > 0 && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={`Actions for ${name}`}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.includes('EDIT') && (
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
                Edit
              </Menu.Item>
            )}
            {actions.includes('ROTATE') && (
              <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRotate}>
                Rotate
              </Menu.Item>
            )}
            {actions.includes('REVOKE') && (
              <Menu.Item color="red" leftSection={<IconBan size={18} aria-hidden />} onClick={onRevoke}>
                Revoke
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

function Life({
  apiKey: { createdAt, createdByName, lastUsedAt, expiresAt, revokedAt },
}: {
  apiKey: ApiKeyFieldsFragment;
}) {
  return (
    <>
      Made <DayOf instant={createdAt} />
      {createdByName && ` by ${createdByName}`},{' '}
      {lastUsedAt ? (
        <>
          last used <TimeAgo instant={lastUsedAt} />
        </>
      ) : (
        'not used yet'
      )}
      {revokedAt ? (
        <>
          , revoked <DayOf instant={revokedAt} />
        </>
      ) : (
        expiresAt && (
          <>
            , ends <DayOf instant={expiresAt} />
          </>
        )
      )}
    </>
  );
}

/** Those that a rotation lets work on for a while, and whether anything still uses them. */
function OldSecrets({ apiKey: { secrets } }: { apiKey: ApiKeyFieldsFragment }) {
  const working = secrets.filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) > Date.now());
  return working.map(({ id, prefix, expiresAt, lastUsedAt }) => (
    <Text key={id} size="sm">
      The old <Code>{prefix}…</Code> works until <DateTimeText instant={expiresAt!} />
      {lastUsedAt ? (
        <>
          ; last used <TimeAgo instant={lastUsedAt} />
        </>
      ) : (
        '; never used'
      )}
    </Text>
  ));
}

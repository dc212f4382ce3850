import { Group, Progress, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { checkPassword, PASSWORD_MAX_LENGTH, type PasswordLevel, passwordStrength } from '#domain/identity/password.ts';

const looks: Record<PasswordLevel, { label: string; color: string }> = {
  weak: { label: 'Weak', color: 'red' },
  medium: { label: 'Medium', color: 'amber' },
  strong: { label: 'Strong', color: 'green' },
};

/** The rules for a password as it is typed: which are met, how long it is, how strong. */
export function PasswordPanel({ password }: { password: string }) {
  const { score, level, criteria } = passwordStrength(password);
  const { label, color } = looks[level];
  const refused = password === '' ? [] : checkPassword(password).slice(0, 1);
  return (
    <Stack gap={8} aria-label="Password requirements" role="group">
      <Progress value={password ? score * 20 : 0} color={color} size="sm" aria-label="Password strength" />
      <Group justify="space-between">
        <Text size="xs" aria-live="polite">
          {password ? `Strength: ${label}` : 'Choose a password'}
        </Text>
        <Text size="xs" c="dimmed">
          {password.length}/{PASSWORD_MAX_LENGTH} characters
        </Text>
      </Group>
      <Stack gap={4}>
        {criteria.map((criterion) => (
          <Group key={criterion.key} gap={6} wrap="nowrap">
            {criterion.met ? (
              <IconCircleCheck size={16} color="var(--mantine-color-green-text)" aria-label="Met" />
            ) : (
              <IconCircle size={16} color="var(--mantine-color-dimmed)" aria-label="Not met" />
            )}
            <Text size="xs" c={criterion.met ? undefined : 'dimmed'}>
              {criterion.label} {criterion.required ? '(required)' : '(recommended)'}
            </Text>
          </Group>
        ))}
      </Stack>
      {refused.map((message) => (
        <Text key={message} size="xs" c="var(--mantine-color-error)">
          {message}
        </Text>
      ))}
    </Stack>
  );
}

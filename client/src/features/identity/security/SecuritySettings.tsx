import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { Passkeys } from './Passkeys.tsx';
import { useSignInMethodsQuery } from './security.generated.ts';
import { TwoStep } from './TwoStep.tsx';

/** How a person's account is guarded: the second step, passkeys, and where they are signed in. */
export function SecuritySettings() {
  const { data, error, refetch } = useSignInMethodsQuery();
  const me = data?.me;
  if (!me) {
    return <AwaitedList what="your ways to sign in" rows={3} error={error} onRetry={refetch} />;
  }
  const app = me.factors.find(({ factorType }) => factorType === 'TOTP');
  const passkeys = me.factors.filter(({ factorType }) => factorType === 'PASSKEY');
  return (
    <Stack>
      <Section title="Two-step sign-in">
        <TwoStep since={app?.createdAt} codesLeft={me.recoveryCodesLeft} onChanged={refetch} />
      </Section>
      <Section title="Passkeys">
        <Passkeys passkeys={passkeys} onChanged={refetch} />
      </Section>
      <Section title="Where you are signed in">
        <Devices />
      </Section>
    </Stack>
  );
}

function Devices() {
  const { signOutEverywhere } = useSignOut();
  const ask = async () => {
    const confirmed = await confirm({
      title: 'Sign out everywhere?',
      body: 'Every phone and computer will have to sign in again, including this one.',
      action: 'Sign out everywhere',
    });
    if (confirmed) await signOutEverywhere();
  };
  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">Lost a phone, or signed in on a device you don’t trust?</Text>
      <Group>
        <Button variant="default" component={Link} to="/dashboard/active-sessions">
          View active sessions
        </Button>
        <Button variant="default" onClick={ask}>
          Sign out everywhere
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A person's own part of the settings: name, email, password, sessions. */
export function AccountSettings() {
  return (
    <Stack>
      <Section title="Your name">
        <ProfileForm />
      </Section>
      <Section title="Email">
        <ChangeEmailForm />
      </Section>
      <Section title="Password">
        <ChangePasswordForm />
      </Section>
      <Section title="Signed-in devices">
        <SignOutEverywhere />
      </Section>
    </Stack>
  );
}

function SignOutEverywhere() {
  const { signOutEverywhere } = useSignOut();
  const ask = async () => {
    const confirmed = await confirm({
      title: 'Sign out everywhere?',
      body: 'Every phone and computer signed in to your account will have to sign in again, this one too.',
      action: 'Sign out everywhere',
    });
    if (confirmed) await signOutEverywhere();
  };
  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">Lost a phone, or signed in somewhere you no longer trust?</Text>
      <Button variant="default" onClick={ask}>
        Sign out everywhere
      </Button>
    </Stack>
  );
}

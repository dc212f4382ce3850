import { Stack } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A person's own part of the settings: name, email, password. */
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
    </Stack>
  );
}

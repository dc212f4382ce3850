import { Stack } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LeaveTeam } from './LeaveTeam.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A person's own part of the settings: name, email, password, and where they work. */
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
      <LeaveTeam />
    </Stack>
  );
}

import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSignOut, useStartBusiness, useViewer } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { startBusinessInput } from '#domain/inputs/identity.ts';
import classes from './noBusinessPage.module.css';

/** Shown to a signed-in user without an active business: the reason and the options. */
export function NoBusinessPage() {
  const { businessName, status } = useViewer();
  const { signOut } = useSignOut();
  const isSuspended = status === 'SUSPENDED';
  const title = isSuspended ? 'Your access is suspended' : 'You’re not on a team';
  return (
    <main className={classes.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <Stack maw={480} w="100%">
        <Logo size={32} />
        <Title order={1}>{title}</Title>
        <Text>
          {isSuspended
            ? `${businessName} suspended your access. Your work there is kept. Ask the owner to restore your access.`
            : `You’re no longer a member of ${businessName}. Your work there stays under your name. To come back, ask for a new invitation.`}
        </Text>
        <StartBusiness />
        <Group>
          <Button variant="default" onClick={() => location.reload()}>
            Look again
          </Button>
          <Button variant="default" onClick={signOut}>
            Sign out
          </Button>
        </Group>
      </Stack>
    </main>
  );
}

function StartBusiness() {
  const startBusiness = useStartBusiness();
  const form = useForm({
    initialValues: { name: '' },
    validate: schemaResolver(startBusinessInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, ({ name }) => startBusiness(name));
  return (
    <Card withBorder component="form" onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Title order={2}>Start your own business</Title>
        <Text size="sm" c="dimmed">
          Free for 7 days, with the account you already have.
        </Text>
        <FormError error={error} />
        <TextInput label="Business name" required {...form.getInputProps('name')} />
        <Button type="submit" loading={busy}>
          Start business
        </Button>
      </Stack>
    </Card>
  );
}

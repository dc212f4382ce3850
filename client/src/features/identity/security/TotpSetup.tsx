import { Anchor, Button, Code, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { QRCodeSVG } from 'qrcode.react';
import * as z from 'zod';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { totpCode } from '#domain/inputs/factors.ts';
import { useConfirmTotpMutation } from './security.generated.ts';
import classes from './security.module.css';

export interface Setup {
  secret: string;
  uri: string;
}

interface TotpSetupProps {
  setup: Setup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

const rule = z.object({ code: totpCode });
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Hands the secret to an app, and has it show that it took it. */
export function TotpSetup({ setup, onConfirmed, onCancel }: TotpSetupProps) {
  const [confirmTotp] = useConfirmTotpMutation();
  const form = useForm({ initialValues: { code: '' }, validate: schemaResolver(rule, { sync: true }) });
  const { onSubmit, busy, error } = useSubmit(form, async ({ code }) => {
    const { data } = await confirmTotp({ variables: { code: code.replace(/\s/g, '') } });
    onConfirmed(data!.confirmTotp);
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">
          Scan this with an authenticator app or your password manager, then enter the six-digit code it shows.
        </Text>
        <div className={classes.setup}>
          <div className={classes.qr}>
            <QRCodeSVG
              value={setup.uri}
              level="M"
              marginSize={3}
              size={188}
              title="QR code for your authenticator app"
            />
          </div>
          <Stack gap="xs" className={classes.byHand}>
            <Text size="sm" c="dimmed">
              No camera at hand? On this phone,{' '}
              <Anchor href={setup.uri} inherit>
                open it in your app
              </Anchor>
              ; or type this key:
            </Text>
            <Code className={classes.secret}>{inFours(setup.secret)}</Code>
            <CopyButton value={setup.secret}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy} style={{ alignSelf: 'flex-start' }}>
                  {copied ? 'Copied' : 'Copy key'}
                </Button>
              )}
            </CopyButton>
          </Stack>
        </div>
        <FormError error={error} />
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          required
          maw={240}
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" loading={busy}>
            Turn on
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkTotpCode, totpDigits } from '#domain/identity/totpCode.ts';
import { canUsePasskeys } from '../passkey/passkeySupport.ts';
import type { Proof } from './proof.ts';
import { useStepUpMutation } from './stepUp.generated.ts';

/** Opens the dialog; answers whether the person has proven who they are. */
export function askInDialog(proofs: Proof[]): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Confirm that it’s you',
      children: (
        <StepUpForm
          proofs={proofs}
          onProven={() => {
            resolve(true);
            modals.close(id);
          }}
        />
      ),
      // After a proof the dialog closes too; the promise has settled by then.
      onClose: () => resolve(false),
    });
  });
}

interface StepUpFormProps {
  proofs: Proof[];
  onProven: () => void;
}

function StepUpForm({ proofs, onProven }: StepUpFormProps) {
  const [stepUp] = useStepUpMutation();
  const hasApp = proofs.includes('TOTP');
  const form = useForm({
    initialValues: { password: '', totpCode: '' },
    validate: {
      password: (password) => (!hasApp && password === '' ? 'Enter your password' : null),
      totpCode: (code) => (hasApp ? checkTotpCode(code) : null),
    },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ password, totpCode }) => {
    await stepUp({ variables: { input: hasApp ? { totpCode: totpDigits(totpCode) } : { password } } });
    onProven();
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">For your security, confirm it’s you. You’ll then continue where you left off.</Text>
        <FormError error={error} />
        {hasApp ? (
          <TextInput
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            data-autofocus
            required
            {...form.getInputProps('totpCode')}
          />
        ) : (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            required
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" loading={busy}>
          Confirm
        </Button>
        {proofs.includes('PASSKEY') && canUsePasskeys() && <ByPasskey onProven={onProven} />}
      </Stack>
    </form>
  );
}

function ByPasskey({ onProven }: { onProven: () => void }) {
  const [stepUp] = useStepUpMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const prove = async () => {
    setBusy(true);
    setError(undefined);
    const { askForPasskey, wasCalledOff } = await import('../passkey/passkeySignIn.ts');
    try {
      const passkey = await askForPasskey();
      await stepUp({ variables: { input: { passkey: { ...passkey } } } });
      onProven();
    } catch (refusal) {
      if (!wasCalledOff(refusal)) setError(describeError(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Divider label="or" />
      <FormError error={error} />
      <Button variant="default" leftSection={<IconFingerprint size={20} aria-hidden />} loading={busy} onClick={prove}>
        Use a passkey
      </Button>
    </>
  );
}

import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkTotpCode, totpDigits } from '#domain/identity/totpCode.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { WaitNotice } from './WaitNotice.tsx';

export interface Codes {
  totpCode?: string;
  recoveryCode?: string;
}

interface SecondFactorStepProps {
  send: (codes: Codes) => Promise<unknown>;
  secondsToWait: number;
  isLeaving: boolean;
  onBack: () => void;
}

/** The step after the password: the code of an app or, without the phone, a recovery code. */
export function SecondFactorStep({ send, secondsToWait, isLeaving, onBack }: SecondFactorStepProps) {
  const [isWithoutPhone, setWithoutPhone] = useState(false);
  const form = useForm({
    initialValues: { totpCode: '', recoveryCode: '' },
    validate: {
      totpCode: (code) => (isWithoutPhone ? null : checkTotpCode(code)),
      recoveryCode: (code) => (isWithoutPhone && code.trim() === '' ? 'Enter one of your recovery codes' : null),
    },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ totpCode, recoveryCode }) => {
    if (secondsToWait > 0) return;
    await send(isWithoutPhone ? { recoveryCode } : { totpCode: totpDigits(totpCode) });
  });
  const swap = () => {
    form.clearErrors();
    setWithoutPhone(!isWithoutPhone);
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <WaitNotice secondsLeft={secondsToWait} />
        <FormError error={secondsToWait > 0 ? undefined : error} />
        {isWithoutPhone ? (
          <TextInput
            key="recoveryCode"
            label="Recovery code"
            name="recoveryCode"
            description="One of the ten you saved when you set up two-step sign-in. Each works once."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            required
            {...form.getInputProps('recoveryCode')}
          />
        ) : (
          <TextInput
            key="totpCode"
            label="Code"
            name="totpCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
            required
            {...form.getInputProps('totpCode')}
          />
        )}
        <SubmitButton label="Sign In" busyLabel="Signing in..." busy={busy || isLeaving} blocked={secondsToWait > 0} />
        <Button variant="subtle" onClick={swap}>
          {isWithoutPhone ? 'Use my authenticator app' : 'I don’t have my phone'}
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Back to email and password
        </Anchor>
      </Stack>
    </form>
  );
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useBeginTotpMutation, useRenewRecoveryCodesMutation, useTurnOffTotpMutation } from './security.generated.ts';
import { type Setup, TotpSetup } from './TotpSetup.tsx';

/** With fewer left it is time for new ones. */
const FEW_CODES = 3;

interface TwoStepProps {
  /** Since when the second step is on; undefined while it is off. */
  since: string | undefined;
  codesLeft: number;
  onChanged: () => Promise<unknown>;
}

/** The second step: off, being set up, its recovery codes shown this once, or on. */
export function TwoStep({ since, codesLeft, onChanged }: TwoStepProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const [beginTotp, { loading }] = useBeginTotpMutation();

  const begin = async () => {
    const begun = await attempt(() => beginTotp(), 'Setup couldn’t start');
    setSetup(begun?.data?.beginTotp);
  };
  const confirmed = async (shown: string[]) => {
    setSetup(undefined);
    setCodes(shown);
    notify.success({ title: 'Two-step sign-in is on' });
    await onChanged();
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (setup) return <TotpSetup setup={setup} onConfirmed={confirmed} onCancel={() => setSetup(undefined)} />;
  if (since) return <TurnedOn since={since} codesLeft={codesLeft} onCodes={setCodes} onChanged={onChanged} />;
  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">
        Signing in will also need a code from an app on your phone, so a stolen password isn’t enough.
      </Text>
      <Button onClick={begin} loading={loading}>
        Set up two-step sign-in
      </Button>
    </Stack>
  );
}

interface TurnedOnProps {
  since: string;
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onChanged: () => Promise<unknown>;
}

function TurnedOn({ since, codesLeft, onCodes, onChanged }: TurnedOnProps) {
  const [turnOffTotp, turningOff] = useTurnOffTotpMutation();
  const [renewRecoveryCodes, renewing] = useRenewRecoveryCodesMutation();

  const turnOff = async () => {
    const confirmed = await confirm({
      title: 'Turn two-step sign-in off?',
      body: 'Your password alone will be enough to sign in, and your recovery codes will stop working.',
      action: 'Turn off',
      keep: 'Keep it on',
    });
    if (!confirmed || !(await attempt(() => turnOffTotp(), 'Two-step sign-in is still on'))) return;
    notify.success({ title: 'Two-step sign-in is off' });
    await onChanged();
  };
  const renew = async () => {
    const confirmed = await confirm({
      title: 'Create new recovery codes?',
      body: 'Your current codes will stop working.',
      action: 'Create new codes',
      destructive: false,
    });
    if (!confirmed) return;
    const renewed = await attempt(() => renewRecoveryCodes(), 'New codes weren’t created');
    if (!renewed?.data) return;
    onCodes(renewed.data.renewRecoveryCodes);
    await onChanged();
  };

  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">
        On since <DayOf instant={since} />: you sign in with your password and a code from your authenticator app.
      </Text>
      {codesLeft <= FEW_CODES ? (
        <Alert color="amber" icon={<IconAlertTriangle />}>
          {codesLeft === 0
            ? 'No recovery codes left'
            : `Only ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left`}
          . Create new ones so you can sign in without your phone.
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {codesLeft} of 10 recovery codes left.
        </Text>
      )}
      <Group>
        <Button variant="default" onClick={renew} loading={renewing.loading}>
          New recovery codes
        </Button>
        <Button variant="default" color="red" onClick={turnOff} loading={turningOff.loading}>
          Turn off
        </Button>
      </Group>
    </Stack>
  );
}

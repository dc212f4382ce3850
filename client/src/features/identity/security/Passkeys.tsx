import { Stack, Text } from '@mantine/core';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { canUsePasskeys } from '../passkey/passkeySupport.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { type FactorFieldsFragment, useRemovePasskeyMutation } from './security.generated.ts';
import classes from './security.module.css';

interface PasskeysProps {
  passkeys: FactorFieldsFragment[];
  onChanged: () => Promise<unknown>;
}

/** The passkeys of an account: named, used when, added and removed. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const [removePasskey] = useRemovePasskeyMutation();
  const remove = async ({ id, name }: FactorFieldsFragment) => {
    const confirmed = await confirm({
      title: `Remove the passkey “${name}”?`,
      body: 'You won’t be able to sign in with it anymore. Remove it from your device or password manager too.',
      action: 'Remove passkey',
    });
    if (!confirmed || !(await attempt(() => removePasskey({ variables: { id } }), 'The passkey wasn’t removed')))
      return;
    notify.success({ title: 'Passkey removed' });
    await onChanged();
  };
  return (
    <Stack gap="sm">
      <Text size="sm">
        A passkey signs you in with your fingerprint, face, or screen lock, without a password or code. It can’t be
        guessed or phished.
      </Text>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onRemove={() => remove(passkey)} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey onAdded={onChanged} />
      ) : (
        <Text size="sm" c="dimmed">
          This browser can’t create passkeys here. You need a current browser and a secure (https) address.
        </Text>
      )}
    </Stack>
  );
}

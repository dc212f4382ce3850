import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { renamePasskeyInput } from '#domain/inputs/factors.ts';
import { PasskeyCreationOptionsDocument, useAddPasskeyMutation } from './security.generated.ts';
import classes from './security.module.css';

const rule = z.object({ name: renamePasskeyInput });

/** Has the browser make a passkey, under a name to tell it by. */
export function AddPasskey({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const client = useApolloClient();
  const [addPasskey] = useAddPasskeyMutation();
  const form = useForm({ initialValues: { name: 'This device' }, validate: schemaResolver(rule, { sync: true }) });
  const { onSubmit, busy, error } = useSubmit(form, async ({ name }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { data } = await client.query({ query: PasskeyCreationOptionsDocument, fetchPolicy: 'no-cache' });
    const optionsJSON = data!.passkeyCreationOptions as unknown as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON }).catch(inWords);
    if (!response) return;
    await addPasskey({ variables: { input: { name, response: { ...response } } } });
    notify.success({ title: 'Passkey added', text: 'From now on it signs you in.' });
    form.reset();
    await onAdded();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormError error={error} />
      <div className={classes.add}>
        <TextInput
          label="Name of a new passkey"
          autoComplete="off"
          maxLength={60}
          required
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={busy}>
          Add a passkey
        </Button>
      </div>
    </form>
  );
}

/** Undefined where the person called it off. */
function inWords(error: unknown): undefined {
  const { code, name } = error as { code?: string; name?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    throw new Error('This device already has a passkey for your account.');
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  throw new Error('Your browser couldn’t create a passkey. Try another browser or device.');
}

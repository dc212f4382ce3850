import { useApolloClient } from '@apollo/client/react';
import { Button, Radio, Select, Stack, TagsInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateApiKeyInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditedVersion } from '#client/ui/forms/useEditedVersion.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { KEY_LIFETIMES_DAYS } from '#domain/apiKeys/lifetime.ts';
import { createApiKeyInput } from '#domain/inputs/apiKey.ts';
import {
  ApiAccessDocument,
  type ApiKeyFieldsFragment,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
} from '../apiKeys.generated.ts';
import type { KeyText } from '../keyText.ts';
import { inputOf, type KeyValues, newInputOf, newKey, valuesOf } from './keyValues.ts';
import { ScopeMatrix } from './ScopeMatrix.tsx';

interface KeyFormProps {
  apiKey: ApiKeyFieldsFragment | undefined;
  mayGive: readonly string[];
  onChanged: () => void;
  onMade: (text: KeyText) => Promise<void>;
}

const rule = schemaResolver(createApiKeyInput, { sync: true });

const lifetimes = [
  ...KEY_LIFETIMES_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
  { value: '', label: 'Never' },
];

export function KeyForm({ apiKey, mayGive, onChanged, onMade }: KeyFormProps) {
  const [createApiKey] = useCreateApiKeyMutation();
  const request = useKeyedRequest({
    name: 'api-key:new',
    send: (input: CreateApiKeyInput) => createApiKey({ variables: { input } }),
    told: (_result, { name }) => ({ words: `key ${name} was created`, to: '/dashboard/api-access' }),
  });
  const [updateApiKey] = useUpdateApiKeyMutation();
  const client = useApolloClient();
  const initialValues = apiKey ? valuesOf(apiKey) : newKey;
  const form = useForm<KeyValues>({
    name: 'apiKey',
    initialValues,
    validate: (values) => rule(newInputOf(values, mayGive) as never),
  });
  const edited = apiKey && {
    version: apiKey.version,
    reload: async () => {
      const { data } = await client.query({ query: ApiAccessDocument, fetchPolicy: 'network-only' });
      const now = data?.apiKeys.find(({ id }) => id === apiKey.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    fields: {
      name: { label: 'Name' },
      preset: { label: 'Permissions' },
      scopes: { label: 'Chosen permissions' },
      networks: { label: 'Allowed IP addresses' },
    },
  };
  const version = useEditedVersion(edited, initialValues);
  const { onSubmit, busy, error } = useSubmit(form, async (values) => {
    if (apiKey) {
      await version.save(form, (some, { expectedVersion }) =>
        updateApiKey({ variables: { id: apiKey.id, input: inputOf(some, mayGive), expectedVersion } }),
      );
      notify.success({ title: `${form.getValues().name} is changed`, text: 'Takes effect immediately.' });
      onChanged();
    } else {
      const { data } = await request(newInputOf(values, mayGive));
      const { text, apiKey: made } = data!.createApiKey;
      await onMade({ name: made.name, text });
    }
  });
  const networksError = Object.entries(form.errors).find(([path]) => path.startsWith('networks'))?.[1];
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput
          label="Name"
          description="What will use it, like “Bookkeeping sync”"
          autoComplete="off"
          maxLength={60}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label="Permissions" {...form.getInputProps('preset')}>
          <Stack gap="sm" mt="xs">
            <Radio value="READ_ONLY" label="Read only" description="Can view everything, can’t change anything" />
            <Radio
              value="EVERYTHING"
              label="Everything"
              description="Everything except plan and billing, team, roles, keys, full exports, and closing the business"
            />
            <Radio value="CUSTOM" label="Choose" description="By resource and action" />
          </Stack>
        </Radio.Group>
        {form.values.preset === 'CUSTOM' && (
          <ScopeMatrix mayGive={mayGive} kept={apiKey?.scopes ?? []} {...form.getInputProps('scopes')} />
        )}
        {!apiKey && (
          <Select label="Expires" data={lifetimes} allowDeselect={false} {...form.getInputProps('expiresInDays')} />
        )}
        <TagsInput
          label="Allowed IP addresses"
          description="IP addresses or networks, like 203.0.113.0/24. Leave blank to allow any."
          splitChars={[',', ' ']}
          acceptValueOnBlur
          {...form.getInputProps('networks')}
          error={networksError}
        />
        <Button type="submit" loading={busy}>
          {apiKey ? 'Save' : 'Create key'}
        </Button>
      </Stack>
    </form>
  );
}

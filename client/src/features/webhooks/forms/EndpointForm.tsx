import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { CreateWebhookEndpointInput } from '#client/graphql/schema.generated.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { createWebhookEndpointInput } from '#domain/inputs/webhook.ts';
import { EventChoice } from './EventChoice.tsx';
import { type EndpointValues, toEndpointInput } from './endpointValues.ts';

interface EndpointFormProps {
  draftKey: string;
  initialValues: EndpointValues;
  /** The verb on the button: "Add endpoint". */
  action: string;
  /** Where the endpoint is there already. */
  edited?: Edited<EndpointValues>;
  save: (input: CreateWebhookEndpointInput, edit: Edit<EndpointValues>) => Promise<unknown>;
}

export function EndpointForm({ draftKey, initialValues, edited, action, save }: EndpointFormProps) {
  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm({
    name: 'webhook-endpoint',
    draftKey,
    initialValues,
    edited,
    validate: schemaResolver(createWebhookEndpointInput, { sync: true }),
    transformValues: toEndpointInput,
    save,
  });
  const events = form.getInputProps('eventTypes');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        <FormError error={error} />
        <TextInput
          label="Address"
          description="A public HTTPS URL"
          placeholder="https://example.com/webhooks"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Description"
          description="Optional, to tell endpoints apart"
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <EventChoice value={events.value} onChange={events.onChange} error={events.error} />
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

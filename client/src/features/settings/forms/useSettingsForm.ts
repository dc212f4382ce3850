import { useApolloClient } from '@apollo/client/react';
import { schemaResolver } from '@mantine/form';
import type { BusinessInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { businessInput } from '#domain/inputs/business.ts';
import { type BusinessSettingsFragment, SettingsDocument, useUpdateBusinessMutation } from '../settings.generated.ts';
import { settingsFields } from './settingsValues.ts';

const rules = schemaResolver(businessInput, { sync: true });

interface SettingsFormInput<Values> {
  /** "business", "documents", "travel" */
  section: string;
  business: BusinessSettingsFragment;
  toValues: (business: BusinessSettingsFragment) => Values;
}

/** One section of the settings, saved by itself; what the server made of it stands in the form from then on. */
export function useSettingsForm<Values extends Record<string, unknown> & BusinessInputValues>({
  section,
  business,
  toValues,
}: SettingsFormInput<Values>) {
  const client = useApolloClient();
  const [updateBusiness] = useUpdateBusinessMutation();
  const editor = useEditorForm<Values, BusinessInput>({
    name: `settings-${section}`,
    draftKey: `settings:${section}`,
    initialValues: toValues(business),
    validate: rules,
    transformValues: (values) => businessInput.parse(values),
    edited: {
      version: business.version,
      reload: async () => {
        const { data } = await client.query({ query: SettingsDocument, fetchPolicy: 'network-only' });
        return data && { version: data.business.version, values: toValues(data.business) };
      },
      fields: settingsFields as Edited<Values>['fields'],
    },
    save: async (_input, { expectedVersion, changed }) => {
      const input = changed((values) => businessInput.parse(values));
      const { data } = await updateBusiness({ variables: { input, expectedVersion } });
      const { updateBusiness: saved } = data!;
      editor.startOver({ version: saved.version, values: toValues(saved) });
      notify.success({ title: `Your ${section} settings are saved` });
    },
  });
  return editor;
}

/** A form's fields are named as the API's; a figure may be empty while it is typed. */
type BusinessInputValues = { [Field in keyof BusinessInput]?: unknown };

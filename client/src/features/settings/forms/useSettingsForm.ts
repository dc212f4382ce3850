import { schemaResolver } from '@mantine/form';
import type { BusinessInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { businessInput } from '#domain/inputs/business.ts';
import { type BusinessSettingsFragment, useUpdateBusinessMutation } from '../settings.generated.ts';

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
  const [updateBusiness] = useUpdateBusinessMutation();
  const editor = useEditorForm<Values, BusinessInput>({
    name: `settings-${section}`,
    draftKey: `settings:${section}`,
    initialValues: toValues(business),
    validate: rules,
    transformValues: (values) => businessInput.parse(values),
    save: async (input) => {
      const { data } = await updateBusiness({ variables: { input } });
      const saved = toValues(data!.updateBusiness);
      editor.form.setInitialValues(saved);
      editor.form.setValues(saved);
      notify.success({ title: `Your ${section} settings are saved` });
    },
  });
  return editor;
}

/** A form's fields are named as the API's; a figure may be empty while it is typed. */
type BusinessInputValues = { [Field in keyof BusinessInput]?: unknown };

import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { missingCapReasons, useNotarialCap } from './capRules.ts';
import type { DocumentKind } from './documentKinds.ts';
import type { DocumentSettingsFragment } from './lines.generated.ts';
import type { DocumentValues } from './lineValues.ts';
import type { PricingTerms } from './pricing.ts';
import type { Then } from './useFinishDocument.ts';
import { usePickedCustomer } from './usePickedCustomer.ts';

interface DocumentEditorInput<Values extends DocumentValues> {
  kind: DocumentKind;
  settings: DocumentSettingsFragment;
  draftKey: string;
  initialValues: Values;
  /** For a document that is saved already. */
  edited?: Edited<Values>;
  validate: (values: Values, terms: PricingTerms, then: Then) => FormErrors;
  save: (values: Values, then: Then, edit: Edit<Values>) => Promise<unknown>;
}

/** The form of a quote or an invoice, with the customer chosen in it and the terms that follow from them. */
export function useDocumentEditor<Values extends DocumentValues>(input: DocumentEditorInput<Values>) {
  const { kind, settings, draftKey, initialValues, edited, validate, save } = input;
  const cap = useNotarialCap(settings);
  const then = useRef<Then>('keep');

  const editor = useEditorForm<Values>({
    name: kind,
    draftKey,
    initialValues,
    edited,
    validate: (values): FormErrors => ({
      ...(then.current === 'send' ? missingCapReasons(cap, values.lines) : {}),
      ...validate(values, terms, then.current),
    }),
    save: (values, edit) => save(values, then.current, edit),
  });

  const customer = usePickedCustomer(editor.form.values.customerId);
  const terms: PricingTerms = {
    taxExempt: customer?.taxExempt ?? false,
    travelTaxable: settings.business.travelTaxable,
  };
  const choose = (choice: Then) => {
    then.current = choice;
  };
  return { ...editor, cap, choose, customer, terms };
}

import type { FormErrors } from '@mantine/form';
import { type Then, totalsErrors, useDocumentEditor } from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import type { QuoteSettingsFragment } from '../pages.generated.ts';
import { useCustomerPlaceQuery } from '../quotes.generated.ts';
import { toTravelInput } from '../travel/travelValues.ts';
import { useKeptAddress } from '../travel/useKeptAddress.ts';
import { useTravelEstimate } from '../travel/useTravelEstimate.ts';
import { quoteFigures } from './quotePricing.ts';
import { quoteErrors } from './quoteRules.ts';
import type { QuoteValues } from './quoteValues.ts';
import { toQuoteInput } from './toQuoteInput.ts';

export interface QuoteEditorInput {
  settings: QuoteSettingsFragment;
  draftKey: string;
  initialValues: QuoteValues;
  /** For a quote that is saved already. */
  edited?: Edited<QuoteValues>;
  /** Called with the fields that changed; with all fields of a new quote. */
  onSave: (
    input: UpdateQuoteInput & { customerId: string },
    then: Then,
    expectedVersion: number | undefined,
  ) => Promise<unknown>;
}

/** The form of a quote, with what follows from its values: the travel estimate, the totals and the errors. */
export function useQuoteEditor({ settings, draftKey, initialValues, edited, onSave }: QuoteEditorInput) {
  const { business } = settings;
  const keepAddress = useKeptAddress();

  const editor = useDocumentEditor<QuoteValues>({
    kind: 'quote',
    settings,
    draftKey,
    initialValues,
    edited,
    validate: (values, terms): FormErrors => ({
      ...totalsErrors(figures.priced, terms),
      ...quoteErrors(values, known, figures),
    }),
    save: async (values, then, { expectedVersion, changed }): Promise<void> => {
      const input = changed((some) => toQuoteInput(some, known, figures.feeCents ?? 0));
      await onSave({ ...input, customerId: values.customerId }, then, expectedVersion);
      await keepAddress(values, known);
    },
  });

  const { customerId, travel } = editor.form.values;
  const place = useCustomerPlaceQuery({ variables: { id: customerId }, skip: !customerId });
  const known = { base: business.address, customer: customerId ? place.data?.customer?.address : undefined };
  const estimation = useTravelEstimate(toTravelInput(travel, known));
  const figures = quoteFigures(editor.form.values, estimation.estimate?.feeCents, editor.terms);

  return { ...editor, known, estimation, figures };
}

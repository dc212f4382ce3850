import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import {
  missingCapReasons,
  type Then,
  totalsErrors,
  useNotarialCap,
  usePickedCustomer,
} from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
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
  /** Where the quote is there already. */
  edited?: Edited<QuoteValues>;
  /** Given the fields that changed; all of them for a new quote. */
  onSave: (
    input: UpdateQuoteInput & { customerId: string },
    then: Then,
    expectedVersion: number | undefined,
  ) => Promise<unknown>;
}

/** A quote as it is written, with all that follows from what was typed: the way, its fee, what it comes to, what is amiss. */
export function useQuoteEditor({ settings, draftKey, initialValues, edited, onSave }: QuoteEditorInput) {
  const { business } = settings;
  const cap = useNotarialCap(settings);
  const keepAddress = useKeptAddress();
  const then = useRef<Then>('keep');

  const editor = useEditorForm<QuoteValues>({
    name: 'quote',
    draftKey,
    initialValues,
    edited,
    validate: (values): FormErrors => ({
      ...totalsErrors(figures.priced, terms),
      ...(then.current === 'send' ? missingCapReasons(cap, values.lines) : {}),
      ...quoteErrors(values, known, figures),
    }),
    save: async (values, { expectedVersion, changed }): Promise<void> => {
      const input = changed((some) => toQuoteInput(some, known, figures.feeCents ?? 0));
      await onSave({ ...input, customerId: values.customerId }, then.current, expectedVersion);
      await keepAddress(values, known);
    },
  });

  const { customerId, travel } = editor.form.values;
  const customer = usePickedCustomer(customerId);
  const place = useCustomerPlaceQuery({ variables: { id: customerId }, skip: !customerId });
  const known = { base: business.address, customer: customerId ? place.data?.customer?.address : undefined };
  const estimation = useTravelEstimate(toTravelInput(travel, known));
  const terms = { taxExempt: customer?.taxExempt ?? false, travelTaxable: business.travelTaxable };
  const figures = quoteFigures(editor.form.values, estimation.estimate?.feeCents, terms);

  const choose = (choice: Then) => {
    then.current = choice;
  };
  return { ...editor, cap, choose, customer, known, estimation, terms, figures };
}

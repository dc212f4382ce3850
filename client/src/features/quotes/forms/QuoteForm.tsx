import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import {
  DocumentEditor,
  EditorActions,
  LineEditor,
  missingCapReasons,
  totalsErrors,
  useNotarialCap,
  usePickedCustomer,
} from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { type QuoteSettingsQuery, useCustomerPlaceQuery } from '../quotes.generated.ts';
import { TravelSection } from '../travel/TravelSection.tsx';
import { toTravelInput } from '../travel/travelValues.ts';
import { useKeptAddress } from '../travel/useKeptAddress.ts';
import { useTravelEstimate } from '../travel/useTravelEstimate.ts';
import { QuoteParty } from './QuoteParty.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';
import { QuoteWords } from './QuoteWords.tsx';
import { quoteFigures } from './quotePricing.ts';
import { quoteErrors } from './quoteRules.ts';
import type { QuoteValues } from './quoteValues.ts';
import { toQuoteInput } from './toQuoteInput.ts';

interface QuoteFormProps {
  title: string;
  back: { to: string; label: string };
  settings: QuoteSettingsQuery;
  draftKey: string;
  initialValues: QuoteValues;
  /** A quote that has its number already. */
  saved?: { number: string; revision: number };
  /** What to know before one changes it. */
  notice?: ReactNode;
  onSave: (input: UpdateQuoteInput & { customerId: string }, then: 'keep' | 'send') => Promise<unknown>;
}

export function QuoteForm({ title, back, settings, draftKey, initialValues, saved, notice, onSave }: QuoteFormProps) {
  const { business, services } = settings;
  const cap = useNotarialCap(business.address?.state);
  const keepAddress = useKeptAddress();
  const [previewing, { open: openPreview, close: closePreview }] = useDisclosure();
  const then = useRef<'keep' | 'send'>('keep');

  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm<QuoteValues>({
    name: 'quote',
    draftKey,
    initialValues,
    validate: (values) => ({
      ...totalsErrors(figures.priced, terms),
      ...(then.current === 'send' ? missingCapReasons(cap, values.lines) : {}),
      ...quoteErrors(values, known, figures),
    }),
    save: async (values) => {
      await keepAddress(values, known);
      const input = toQuoteInput(values, known, figures.feeCents ?? 0);
      await onSave({ ...input, customerId: values.customerId }, then.current);
    },
  });

  const { customerId, travel } = form.values;
  const customer = usePickedCustomer(customerId);
  const place = useCustomerPlaceQuery({ variables: { id: customerId }, skip: !customerId });
  const known = { base: business.address, customer: customerId ? place.data?.customer?.address : undefined };
  const estimation = useTravelEstimate(toTravelInput(travel, known));
  const terms = { taxExempt: customer?.taxExempt ?? false, travelTaxable: business.travelTaxable };
  const figures = quoteFigures(form.values, estimation.estimate?.feeCents, terms);

  return (
    <Page
      title={title}
      back={back}
      actions={
        <EditorActions
          totalCents={figures.totals?.totalCents}
          busy={busy}
          onChoose={(choice) => {
            then.current = choice;
          }}
        />
      }
    >
      <DocumentEditor
        onSubmit={onSubmit}
        totals={<QuoteTotals form={form} figures={figures} terms={terms} onPreview={openPreview} />}
      >
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        {notice}
        <FormError error={error} />
        <QuoteParty form={form} customer={customer} canChoose={!saved} />
        <Section title="Lines">
          <LineEditor form={form} services={services} cap={cap} offersChoice />
        </Section>
        <TravelSection
          form={form}
          known={known}
          estimation={estimation}
          customerName={customer?.name}
          state={business.address?.state}
        />
        <QuoteWords form={form} />
      </DocumentEditor>
      <QuotePreview
        opened={previewing}
        onClose={closePreview}
        draft={{
          values: form.values,
          figures,
          terms,
          business,
          customerName: customer?.name,
          saved,
          explanation: travel.charged ? estimation.estimate?.explanation : undefined,
        }}
      />
    </Page>
  );
}

import { type FormErrors, schemaResolver } from '@mantine/form';
import { useRef } from 'react';
import {
  DocumentEditor,
  type DocumentSettingsFragment,
  EditorActions,
  LineEditor,
  missingCapReasons,
  previewTotals,
  pricedFigures,
  type Then,
  TotalsPanel,
  totalsErrors,
  useNotarialCap,
  usePickedCustomer,
} from '#client/features/lines/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { todayIn } from '#domain/dates.ts';
import { createInvoiceInput } from '#domain/inputs/invoice.ts';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoiceWords } from './InvoiceWords.tsx';
import type { InvoiceValues } from './invoiceValues.ts';

const rules = schemaResolver(createInvoiceInput, { sync: true });

interface InvoiceFormProps {
  title: string;
  back: { to: string; label: string };
  settings: DocumentSettingsFragment;
  draftKey: string;
  initialValues: InvoiceValues;
  /** Who an invoice is for is chosen once, as it is made. */
  isNew?: boolean;
  /** Where the invoice is there already. */
  edited?: Edited<InvoiceValues>;
  onSave: (values: InvoiceValues, then: Then, edit: Edit<InvoiceValues>) => Promise<unknown>;
}

export function InvoiceForm({
  title,
  back,
  settings,
  draftKey,
  initialValues,
  isNew = false,
  edited,
  onSave,
}: InvoiceFormProps) {
  const { business, services } = settings;
  const cap = useNotarialCap(settings);
  const today = todayIn(useTimeZone());
  const then = useRef<Then>('keep');

  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm<InvoiceValues>({
    name: 'invoice',
    draftKey,
    initialValues,
    validate: (values) => ({
      ...totalsErrors(pricedFigures(values), { taxExempt: false, travelTaxable: business.travelTaxable }),
      ...(then.current === 'send' ? { ...missingCapReasons(cap, values.lines), ...pastDueDate(values, today) } : {}),
      ...rules(values),
    }),
    edited,
    save: (values, edit) => onSave(values, then.current, edit),
  });

  const customer = usePickedCustomer(form.values.customerId);
  const terms = { taxExempt: customer?.taxExempt ?? false, travelTaxable: business.travelTaxable };
  const priced = pricedFigures(form.values);
  const totals = previewTotals(priced, terms);

  return (
    <Page
      title={title}
      back={back}
      actions={
        <EditorActions
          totalCents={totals?.totalCents}
          busy={busy}
          onChoose={(choice) => {
            then.current = choice;
          }}
        />
      }
    >
      <DocumentEditor
        onSubmit={onSubmit}
        totals={<TotalsPanel form={form} priced={priced} totals={totals} terms={terms} />}
      >
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        <FormError error={error} />
        <InvoiceParty form={form} customer={customer} canChoose={isNew} />
        <Section title="Lines">
          <LineEditor form={form} services={services} cap={cap} />
        </Section>
        <InvoiceWords form={form} />
      </DocumentEditor>
    </Page>
  );
}

/** A draft may have been lying: what is sent must still leave time to pay. */
const pastDueDate = ({ dueDate }: InvoiceValues, today: string): FormErrors =>
  dueDate && dueDate < today ? { dueDate: 'This day is over: choose a later one' } : {};

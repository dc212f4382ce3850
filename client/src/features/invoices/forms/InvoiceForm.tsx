import { type FormErrors, schemaResolver } from '@mantine/form';
import {
  DocumentEditor,
  type DocumentSettingsFragment,
  previewTotals,
  pricedFigures,
  TermsAndNotes,
  type Then,
  TotalsPanel,
  totalsErrors,
  useDocumentEditor,
} from '#client/features/lines/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DayInput } from '#client/ui/forms/DayInput.tsx';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { addDays, formatDate, todayIn } from '#domain/dates.ts';
import { createInvoiceInput } from '#domain/inputs/invoice.ts';
import type { InvoiceValues } from './invoiceValues.ts';

const rules = schemaResolver(createInvoiceInput, { sync: true });

interface InvoiceFormProps {
  title: string;
  back: { to: string; label: string };
  settings: DocumentSettingsFragment;
  draftKey: string;
  initialValues: InvoiceValues;
  /** For an invoice that is saved already. */
  edited?: Edited<InvoiceValues>;
  onSave: (values: InvoiceValues, then: Then, edit: Edit<InvoiceValues>) => Promise<unknown>;
}

export function InvoiceForm({ title, back, settings, draftKey, initialValues, edited, onSave }: InvoiceFormProps) {
  const today = todayIn(useTimeZone());
  const editor = useDocumentEditor<InvoiceValues>({
    kind: 'invoice',
    settings,
    draftKey,
    initialValues,
    edited,
    validate: (values, terms, then) => ({
      ...totalsErrors(pricedFigures(values), terms),
      ...(then === 'send' ? pastDueDate(values, today) : {}),
      ...rules(values),
    }),
    save: onSave,
  });
  const { form, customer, terms } = editor;
  const priced = pricedFigures(form.values);
  const totals = previewTotals(priced, terms);

  return (
    <DocumentEditor
      title={title}
      back={back}
      editor={editor}
      services={settings.services}
      totalCents={totals?.totalCents}
      totals={<TotalsPanel form={form} priced={priced} totals={totals} terms={terms} />}
      isNew={!edited}
      underCustomer={
        <DayInput
          label="Due date"
          placeholder="Per the customer’s terms"
          description={customer && dueByTerms(customer.netDays, today)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          {...form.getInputProps('dueDate')}
        />
      }
    >
      <TermsAndNotes form={form} termsDescription="Printed on the invoice" />
    </DocumentEditor>
  );
}

/** The due date of an old draft may have passed; one that is sent must leave time to pay. */
const pastDueDate = ({ dueDate }: InvoiceValues, today: string): FormErrors =>
  dueDate && dueDate < today ? { dueDate: 'This date has passed. Choose a later one.' } : {};

const dueByTerms = (netDays: number, today: string) =>
  `Leave blank to make it due ${netDays === 0 ? 'the day' : `${netDays} days after`} it’s sent (${formatDate(addDays(today, netDays))} if sent today)`;

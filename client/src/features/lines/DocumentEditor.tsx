import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import type { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import type { NotarialFeeCap } from '#domain/fees/caps.ts';
import { CustomerPicker } from './CustomerPicker.tsx';
import classes from './documentEditor.module.css';
import { LineEditor } from './LineEditor.tsx';
import type { DocumentSettingsFragment, PickedCustomerFragment } from './lines.generated.ts';
import type { DocumentForm } from './lineValues.ts';
import { EDITOR_FORM_ID, EditorActions } from './parts/EditorActions.tsx';
import type { Then } from './useFinishDocument.ts';

interface Editor extends ReturnType<typeof useSubmit> {
  form: DocumentForm;
  customer: PickedCustomerFragment | undefined;
  cap: NotarialFeeCap | null;
  choose: (then: Then) => void;
  restoredAt: string | undefined;
  discardDraft: () => void;
}

interface DocumentEditorProps {
  title: string;
  back: { to: string; label: string };
  editor: Editor;
  services: DocumentSettingsFragment['services'];
  /** Undefined while it cannot be computed. */
  totalCents: number | undefined;
  /** Stays visible beside the rest on wide screens. */
  totals: ReactNode;
  /** Whether the customer can be chosen; that of a saved document cannot change. */
  isNew: boolean;
  /** Whether the customer may leave lines out. */
  offersChoice?: boolean;
  /** A message above the form. */
  notice?: ReactNode;
  /** Follows the customer. */
  underCustomer?: ReactNode;
  /** The sections that follow the lines. */
  children: ReactNode;
}

/** The page on which a quote or an invoice is written. */
export function DocumentEditor({
  title,
  back,
  editor,
  services,
  totalCents,
  totals,
  isNew,
  offersChoice,
  notice,
  underCustomer,
  children,
}: DocumentEditorProps) {
  const { form, customer, cap, busy, error, restoredAt } = editor;
  const { onChange: _, value: __, ...customerField } = form.getInputProps('customerId');
  return (
    <Page
      title={title}
      back={back}
      actions={<EditorActions totalCents={totalCents} busy={busy} onChoose={editor.choose} />}
    >
      <form id={EDITOR_FORM_ID} onSubmit={editor.onSubmit} noValidate className={classes.editor}>
        <Stack className={classes.parts}>
          <DraftNotice restoredAt={restoredAt} onDiscard={editor.discardDraft} />
          {notice}
          <FormError error={error} />
          <Section title="For">
            <Stack>
              {isNew ? (
                <CustomerPicker
                  customer={customer}
                  onPick={(picked) => form.setFieldValue('customerId', picked?.id ?? '')}
                  field={customerField}
                />
              ) : (
                <TextInput label="Customer" value={customer?.name ?? ''} readOnly variant="filled" />
              )}
              {underCustomer}
            </Stack>
          </Section>
          <Section title="Lines">
            <LineEditor form={form} services={services} cap={cap} offersChoice={offersChoice} />
          </Section>
          {children}
        </Stack>
        <div className={classes.totals}>
          <Section title="Totals">{totals}</Section>
        </div>
      </form>
    </Page>
  );
}

import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DocumentEditor, EditorActions, LineEditor } from '#client/features/lines/index.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import type { QuoteSettingsQuery } from '../quotes.generated.ts';
import { TravelSection } from '../travel/TravelSection.tsx';
import { QuoteParty } from './QuoteParty.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';
import { QuoteWords } from './QuoteWords.tsx';
import { type QuoteEditorInput, useQuoteEditor } from './useQuoteEditor.ts';

interface QuoteFormProps extends Omit<QuoteEditorInput, 'business'> {
  title: string;
  back: { to: string; label: string };
  settings: QuoteSettingsQuery;
  /** A quote that has its number already. */
  saved?: { number: string; revision: number };
  /** What to know before one changes it. */
  notice?: ReactNode;
}

export function QuoteForm({ title, back, settings, saved, notice, ...input }: QuoteFormProps) {
  const { business, services } = settings;
  const editor = useQuoteEditor({ business, ...input });
  const { form, customer, known, estimation, terms, figures } = editor;
  const [previewing, { open: openPreview, close: closePreview }] = useDisclosure();

  return (
    <Page
      title={title}
      back={back}
      actions={<EditorActions totalCents={figures.totals?.totalCents} busy={editor.busy} onChoose={editor.choose} />}
    >
      <DocumentEditor
        onSubmit={editor.onSubmit}
        totals={<QuoteTotals form={form} figures={figures} terms={terms} onPreview={openPreview} />}
      >
        <DraftNotice restoredAt={editor.restoredAt} onDiscard={editor.discardDraft} />
        {notice}
        <FormError error={editor.error} />
        <QuoteParty form={form} customer={customer} canChoose={!saved} />
        <Section title="Lines">
          <LineEditor form={form} services={services} cap={editor.cap} offersChoice />
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
          explanation: form.values.travel.charged ? estimation.estimate?.explanation : undefined,
        }}
      />
    </Page>
  );
}

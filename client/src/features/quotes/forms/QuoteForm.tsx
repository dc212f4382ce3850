import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DocumentEditor, EditorActions, LineEditor, TotalsPanel } from '#client/features/lines/index.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { TravelSection } from '../travel/TravelSection.tsx';
import { QuoteParty } from './QuoteParty.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { QuoteWords } from './QuoteWords.tsx';
import { type QuoteEditorInput, useQuoteEditor } from './useQuoteEditor.ts';

interface QuoteFormProps extends QuoteEditorInput {
  title: string;
  back: { to: string; label: string };
  /** A quote that has its number already. */
  saved?: { number: string; revision: number };
  /** What to know before one changes it. */
  notice?: ReactNode;
}

export function QuoteForm({ title, back, settings, saved, notice, ...input }: QuoteFormProps) {
  const { business, services } = settings;
  const editor = useQuoteEditor({ settings, ...input });
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
        totals={
          <TotalsPanel
            form={form}
            priced={figures.priced}
            totals={figures.totals}
            terms={terms}
            travelCents={figures.feeCents}
            leastCents={figures.leastCents}
          >
            <MoneyInput label="Deposit" description="Asked for on acceptance" {...form.getInputProps('depositCents')} />
            <Button
              variant="light"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={openPreview}
              disabled={!figures.totals}
            >
              Preview
            </Button>
          </TotalsPanel>
        }
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

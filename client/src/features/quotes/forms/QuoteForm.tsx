import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DocumentEditor, TermsAndNotes, TotalsPanel } from '#client/features/lines/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DayInput } from '#client/ui/forms/DayInput.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { todayIn } from '#domain/dates.ts';
import { TravelSection } from '../travel/TravelSection.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { type QuoteEditorInput, useQuoteEditor } from './useQuoteEditor.ts';

interface QuoteFormProps extends QuoteEditorInput {
  title: string;
  back: { to: string; label: string };
  /** For a quote that is saved already. */
  saved?: { number: string; revision: number };
  /** A message above the form. */
  notice?: ReactNode;
}

export function QuoteForm({ title, back, settings, saved, notice, ...input }: QuoteFormProps) {
  const { business, services } = settings;
  const editor = useQuoteEditor({ settings, ...input });
  const { form, customer, known, estimation, terms, figures } = editor;
  const [previewing, { open: openPreview, close: closePreview }] = useDisclosure();
  const today = todayIn(useTimeZone());

  return (
    <>
      <DocumentEditor
        title={title}
        back={back}
        editor={editor}
        services={services}
        totalCents={figures.totals?.totalCents}
        totals={
          <TotalsPanel
            form={form}
            priced={figures.priced}
            totals={figures.totals}
            terms={terms}
            travelCents={figures.feeCents}
            leastCents={figures.leastCents}
          >
            <MoneyInput label="Deposit" description="Due on acceptance" {...form.getInputProps('depositCents')} />
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
        isNew={!saved}
        offersChoice
        notice={notice}
      >
        <TravelSection
          form={form}
          known={known}
          estimation={estimation}
          customerName={customer?.name}
          state={business.address?.state}
        />
        <TermsAndNotes form={form} termsDescription="Terms the customer agrees to">
          <DayInput
            label="Valid until"
            description="Leave blank for no expiration"
            placeholder="No expiration"
            minDate={today}
            clearable
            clearButtonProps={{ 'aria-label': 'Clear the expiration date', style: { width: 44, height: 44 } }}
            {...form.getInputProps('validUntil')}
          />
        </TermsAndNotes>
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
    </>
  );
}

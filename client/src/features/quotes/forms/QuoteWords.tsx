import { Stack, Textarea } from '@mantine/core';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DayInput } from '#client/ui/forms/DayInput.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { todayIn } from '#domain/dates.ts';
import type { QuoteForm } from './quoteValues.ts';

/** Until when the offer stands, what the customer agrees to, and what only the professional reads. */
export function QuoteWords({ form }: { form: QuoteForm }) {
  const today = todayIn(useTimeZone());
  return (
    <Section title="Terms and notes">
      <Stack>
        <DayInput
          label="Valid until"
          description="The last day to accept it; left empty, it stays open"
          placeholder="No last day"
          minDate={today}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the last day', style: { width: 44, height: 44 } }}
          {...form.getInputProps('validUntil')}
        />
        <Textarea label="Terms" description="What the customer agrees to" {...form.getInputProps('terms')} />
        <Textarea
          label="Notes"
          description="For you: the customer does not see them"
          {...form.getInputProps('notes')}
        />
      </Stack>
    </Section>
  );
}

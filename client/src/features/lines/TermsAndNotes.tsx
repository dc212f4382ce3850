import { Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '#client/ui/page/Section.tsx';
import type { DocumentForm } from './lineValues.ts';

interface TermsAndNotesProps {
  form: DocumentForm;
  termsDescription: string;
  /** Fields above the terms. */
  children?: ReactNode;
}

export function TermsAndNotes({ form, termsDescription, children }: TermsAndNotesProps) {
  return (
    <Section title="Terms and notes">
      <Stack>
        {children}
        <Textarea label="Terms" description={termsDescription} {...form.getInputProps('terms')} />
        <Textarea label="Notes" description="Only you see these" {...form.getInputProps('notes')} />
      </Stack>
    </Section>
  );
}

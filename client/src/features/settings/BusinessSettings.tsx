import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { AddressFields } from '#client/ui/forms/AddressFields.tsx';
import { EditorForm } from '#client/ui/forms/EditorForm.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { BasePosition } from './forms/BasePosition.tsx';
import { toBusinessValues } from './forms/settingsValues.ts';
import { timeZoneChoices } from './forms/timeZoneChoices.ts';
import { useSettingsForm } from './forms/useSettingsForm.ts';
import { GuessedTimeZone } from './parts/GuessedTimeZone.tsx';
import { LogoSection } from './parts/LogoSection.tsx';
import { SettingsGate } from './parts/SettingsGate.tsx';
import type { BusinessSettingsFragment } from './settings.generated.ts';

/** The business's name, contacts, address, time zone and logo. */
export function BusinessSettings() {
  return (
    <SettingsGate>
      {(business) => (
        <Stack>
          <LogoSection business={business} />
          <BusinessForm business={business} />
        </Stack>
      )}
    </SettingsGate>
  );
}

function BusinessForm({ business }: { business: BusinessSettingsFragment }) {
  const editor = useSettingsForm({ section: 'business', business, toValues: toBusinessValues });
  const { form } = editor;
  return (
    <EditorForm editor={editor} action="Save business">
      <Section title="Your business">
        {business.timeZoneGuessed && <GuessedTimeZone timeZone={business.timeZone} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Name" description="As customers see it" required {...form.getInputProps('name')} />
          <Select
            label="Time zone"
            description="Sets when your day starts and ends"
            data={timeZoneChoices(form.values.timeZone)}
            searchable
            allowDeselect={false}
            {...form.getInputProps('timeZone')}
          />
          <TextInput
            label="Email"
            description="Email customers can reach you at"
            type="email"
            autoCapitalize="none"
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Phone"
            description="Phone number customers can call"
            type="tel"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
      </Section>
      <Section title="Your base">
        <Text size="sm" c="dimmed" mb="sm">
          Travel starts here. This address appears on quotes and invoices, and its state sets which notary fee caps
          apply.
        </Text>
        <AddressFields form={form} />
        <BasePosition form={form} />
      </Section>
    </EditorForm>
  );
}

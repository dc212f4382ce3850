import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { DecimalInput } from '#client/ui/forms/DecimalInput.tsx';
import { EditorForm } from '#client/ui/forms/EditorForm.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { toTravelValues } from './forms/settingsValues.ts';
import { useSettingsForm } from './forms/useSettingsForm.ts';
import { ExampleFee } from './parts/ExampleFee.tsx';
import { SettingsGate } from './parts/SettingsGate.tsx';
import { TravelRules } from './parts/TravelRules.tsx';
import { useFederalRate } from './parts/useFederalRate.ts';
import type { BusinessSettingsFragment } from './settings.generated.ts';

/** The default travel rates of quotes. */
export function TravelSettings() {
  return <SettingsGate>{(business) => <TravelForm business={business} />}</SettingsGate>;
}

function TravelForm({ business }: { business: BusinessSettingsFragment }) {
  const editor = useSettingsForm({ section: 'travel', business, toValues: toTravelValues });
  const { form } = editor;
  const federalRate = useFederalRate();
  return (
    <Stack>
      <EditorForm editor={editor} action="Save travel">
        <Section title="Travel fee">
          <Stack>
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
              <DecimalInput label="Rate per mile" unit="¢" {...form.getInputProps('travelCentsPerMile')} />
              <DecimalInput label="Free miles" unit="miles" {...form.getInputProps('travelFreeMiles')} />
              <MoneyInput label="Minimum" {...form.getInputProps('travelMinimumCents')} />
            </SimpleGrid>
            <div>
              <Checkbox label="Charge round trip" {...form.getInputProps('travelRoundTrip', { type: 'checkbox' })} />
              <Checkbox label="Tax travel" {...form.getInputProps('travelTaxable', { type: 'checkbox' })} />
            </div>
            <ExampleFee rates={form.values} />
          </Stack>
        </Section>
      </EditorForm>
      <TravelRules state={business.address?.state} more={federalRate} />
    </Stack>
  );
}

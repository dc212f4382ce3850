import { Collapse, Stack, Switch } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { TravelEnds } from './TravelEnds.tsx';
import { TravelOffer } from './TravelOffer.tsx';
import { TravelRates } from './TravelRates.tsx';
import { TravelResult } from './TravelResult.tsx';
import type { TravelProps } from './travelProps.ts';
import classes from './travelSection.module.css';

/** The way to the customer: from where to where, at what rates, and what that comes to. */
export function TravelSection(props: TravelProps) {
  const { form } = props;
  const { charged } = form.values.travel;
  return (
    <Section
      title="Travel"
      action={
        <Switch
          label="Charge travel"
          size="md"
          classNames={{ body: classes.switch }}
          {...form.getInputProps('travel.charged', { type: 'checkbox' })}
        />
      }
    >
      {!charged && <TravelOffer {...props} />}
      <Collapse expanded={charged}>
        <Stack>
          <TravelEnds {...props} />
          <TravelRates form={form} state={props.state} />
          <TravelResult {...props} />
        </Stack>
      </Collapse>
    </Section>
  );
}

import { List, Text } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { useTravelRulesQuery } from '../settings.generated.ts';

interface Rule {
  rule: string;
  source: string;
}

interface TravelRulesProps {
  /** Where the business is. */
  state?: string | null;
  more?: Rule;
}

/** What is worth knowing before one sets a rate. */
export function TravelRules({ state, more }: TravelRulesProps) {
  const { data } = useTravelRulesQuery({ variables: { state: state ?? '' }, skip: !state });
  const rules: Rule[] = [...(state && data ? data.travelRules : []), ...(more ? [more] : [])];
  if (rules.length === 0) return null;
  return (
    <Section title="Good to know">
      <List size="sm" spacing="xs">
        {rules.map(({ rule, source }) => (
          <List.Item key={rule}>
            {rule}{' '}
            <Text span size="sm" c="dimmed">
              Source: {source}.
            </Text>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

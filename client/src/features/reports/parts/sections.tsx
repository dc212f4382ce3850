import { Text } from '@mantine/core';
import { Money } from '#client/ui/figures/Money.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { formatCents } from '#domain/money.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import type { MonthMoneyFieldsFragment } from '../monthMoney.generated.ts';

interface SectionProps {
  money: MonthMoneyFieldsFragment;
}

/** From what came in to what is left of it. */
export function LeftSection({ money }: SectionProps) {
  const { receivedCents, refundedCents, feesCents, netCents, disputedCents } = money;
  return (
    <Section title="After fees">
      <Details>
        <Detail label="Received">
          <Money cents={receivedCents} />
        </Detail>
        {refundedCents > 0 && (
          <Detail label="Refunded">
            <Money cents={-refundedCents} />
          </Detail>
        )}
        <Detail label="Fees">
          <Money cents={-feesCents} />
        </Detail>
        <Detail label="Net">
          <Text fw={650} span>
            <Money cents={netCents} />
          </Text>
        </Detail>
      </Details>
      {disputedCents > 0 && (
        <Text size="sm" mt="xs">
          {formatCents(disputedCents)} more is disputed by customers and held or withdrawn by their banks.
        </Text>
      )}
    </Section>
  );
}

/** How it came. */
export function ReceivedSection({ money }: SectionProps) {
  if (money.methods.length === 0) return null;
  return (
    <Section title="Received by method">
      <Details>
        {money.methods.map(({ method, count, receivedCents }) => (
          <Detail key={method} label={`${PAYMENT_METHOD_NAMES[method]} · ${count}`}>
            <Money cents={receivedCents} />
          </Detail>
        ))}
      </Details>
    </Section>
  );
}

/** What one may want to know of it beside. */
export function AlsoSection({ money }: SectionProps) {
  const { tipCents, passThroughCents, paidOutCents } = money;
  return (
    <>
      <Section title="Included above">
        <Details>
          <Detail label="Tips">
            <Money cents={tipCents} />
          </Detail>
          <Detail label="Government fees">
            <Money cents={passThroughCents} />
          </Detail>
        </Details>
        <Text size="sm" c="dimmed" mt="xs">
          Government fees go to the agency and aren’t your revenue.
        </Text>
      </Section>
      <Section title="At your bank">
        <Details>
          <Detail label="Paid out this month">
            <Money cents={paidOutCents} />
          </Detail>
        </Details>
      </Section>
    </>
  );
}

import { Text } from '@mantine/core';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { formatCents } from '#domain/money.ts';
import type { PaymentFieldsFragment } from '../payments.generated.ts';
import { Credit } from './Credit.tsx';

const disputeWords = {
  NEEDS_RESPONSE: 'The customer disputed this payment with their bank.',
  UNDER_REVIEW: 'Disputed. The customer’s bank is deciding.',
  WON: 'The customer disputed it. The bank decided in your favor.',
  LOST: 'The customer disputed it. The bank returned the money to them.',
};

const inquiryWords = {
  NEEDS_RESPONSE: 'The customer’s bank is asking about it. No money has moved, and you can still refund it.',
  UNDER_REVIEW: 'The customer’s bank is reviewing your answer. No money has moved.',
  WON: 'The customer’s bank closed its inquiry. No money moved.',
  LOST: disputeWords.LOST,
};

/** What there is to say of a payment that came online: what is left of it, and what is wrong with it. */
export function PaymentFacts({ payment }: { payment: PaymentFieldsFragment }) {
  const { tipCents, creditCents, refundedCents, feeCents, netCents, failure, dispute, awaitingVerification } = payment;
  return (
    <>
      {tipCents > 0 && <Text size="sm">{formatCents(tipCents)} of it is a tip.</Text>}
      {creditCents > 0 && <Credit payment={payment} />}
      {refundedCents > 0 && <Text size="sm">{formatCents(refundedCents)} went back.</Text>}
      {feeCents !== null && netCents !== null && (
        <Text size="sm" c="dimmed">
          {formatCents(netCents)} after fees of {formatCents(feeCents)}
        </Text>
      )}
      {failure && (
        <Text size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
      {awaitingVerification && (
        <Text size="sm">Starts after the customer verifies their bank account, which takes a few days.</Text>
      )}
      {dispute && (
        <Text size="sm" c={dispute.status === 'WON' ? undefined : 'var(--mantine-color-error)'}>
          {(dispute.inquiry ? inquiryWords : disputeWords)[dispute.status]}{' '}
          {dispute.status === 'NEEDS_RESPONSE' && dispute.dueBy && (
            <>
              Respond in Stripe by <DayOf instant={dispute.dueBy} />.
            </>
          )}
        </Text>
      )}
    </>
  );
}

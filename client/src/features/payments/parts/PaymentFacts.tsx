import { Text } from '@mantine/core';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { formatCents } from '#domain/money.ts';
import type { PaymentFieldsFragment } from '../payments.generated.ts';
import { Credit } from './Credit.tsx';

const disputeWords = {
  NEEDS_RESPONSE: 'The payer disputes it at their bank.',
  UNDER_REVIEW: 'The payer disputes it; their bank decides.',
  WON: 'The payer disputed it; the bank decided for you.',
  LOST: 'The payer disputed it; the bank gave the money back.',
};

const inquiryWords = {
  NEEDS_RESPONSE: 'The payer’s bank asks about it. No money has moved, and you can still refund it.',
  UNDER_REVIEW: 'The payer’s bank asked about it and reads your answer. No money has moved.',
  WON: 'The payer’s bank asked about it, and closed its inquiry. No money moved.',
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
        <Text size="sm">It begins once the payer has verified their bank account, which takes some days.</Text>
      )}
      {dispute && (
        <Text size="sm" c={dispute.status === 'WON' ? undefined : 'var(--mantine-color-error)'}>
          {(dispute.inquiry ? inquiryWords : disputeWords)[dispute.status]}{' '}
          {dispute.status === 'NEEDS_RESPONSE' && dispute.dueBy && (
            <>
              Answer at Stripe by <DayOf instant={dispute.dueBy} />.
            </>
          )}
        </Text>
      )}
    </>
  );
}

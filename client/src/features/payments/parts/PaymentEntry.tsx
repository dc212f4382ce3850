import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconBan, IconDotsVertical, IconReceiptRefund } from '@tabler/icons-react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import type { PaymentFieldsFragment } from '../payments.generated.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import classes from './paymentEntry.module.css';

interface PaymentEntryProps {
  payment: PaymentFieldsFragment;
  onVoid: () => void;
  onRefund: () => void;
}

const states: Partial<Record<PaymentFieldsFragment['status'], string>> = {
  PENDING: 'on its way',
  FAILED: 'failed',
  CANCELED: 'canceled',
  VOIDED: 'voided',
  PARTLY_REFUNDED: 'partly refunded',
  REFUNDED: 'refunded',
  DISPUTED: 'disputed',
};

export function PaymentEntry({ payment, onVoid, onRefund }: PaymentEntryProps) {
  const { amountCents, method, status, deposit, reference, note, voidReason, voidable, refundableCents, receivedAt } =
    payment;
  return (
    <li className={classes.payment} data-voided={['VOIDED', 'FAILED', 'CANCELED'].includes(status) || undefined}>
      <div className={classes.about}>
        <Text fw={600}>
          {PAYMENT_METHOD_NAMES[method]}
          {deposit && ' · deposit'}
          {states[status] && ` · ${states[status]}`}
        </Text>
        <Text size="sm" c="dimmed">
          <DayOf instant={receivedAt} />
          {reference && ` · ${reference}`}
        </Text>
        <PaymentFacts payment={payment} />
        {note && <Text size="sm">{note}</Text>}
        {voidReason && <Text size="sm">{voidReason}</Text>}
      </div>
      <Text fw={600} className={classes.amount}>
        <Money cents={amountCents} />
      </Text>
      {(voidable || refundableCents > 0) && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={`${formatCents(amountCents)} payment: more`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {refundableCents > 0 && (
              <Menu.Item leftSection={<IconReceiptRefund size={18} />} onClick={onRefund}>
                Refund…
              </Menu.Item>
            )}
            {voidable && (
              <Menu.Item leftSection={<IconBan size={18} />} color="red" onClick={onVoid}>
                Void payment…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconBan, IconDotsVertical } from '@tabler/icons-react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import type { PaymentFieldsFragment } from '../payments.generated.ts';
import classes from './paymentEntry.module.css';

export function PaymentEntry({ payment, onVoid }: { payment: PaymentFieldsFragment; onVoid: () => void }) {
  const { amountCents, method, status, reference, note, voidReason, voidable, receivedAt } = payment;
  return (
    <li className={classes.payment} data-voided={status === 'VOIDED' || undefined}>
      <div className={classes.about}>
        <Text fw={600}>
          {PAYMENT_METHOD_NAMES[method]}
          {status === 'VOIDED' && ' · voided'}
        </Text>
        <Text size="sm" c="dimmed">
          <DayOf instant={receivedAt} />
          {reference && ` · ${reference}`}
        </Text>
        {note && <Text size="sm">{note}</Text>}
        {voidReason && <Text size="sm">{voidReason}</Text>}
      </div>
      <Text fw={600} className={classes.amount}>
        <Money cents={amountCents} />
      </Text>
      {voidable && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={`${formatCents(amountCents)} payment: more`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconBan size={18} />} color="red" onClick={onVoid}>
              Void payment…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

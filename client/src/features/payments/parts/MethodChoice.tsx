import { Radio } from '@mantine/core';
import { IconCash, IconDots, IconPhone, IconWritingSign, type TablerIcon } from '@tabler/icons-react';
import { OFFLINE_PAYMENT_METHODS, type OfflinePaymentMethod } from '#domain/states/payment.ts';
import classes from './methodChoice.module.css';

const looks: Record<OfflinePaymentMethod, { label: string; icon: TablerIcon }> = {
  CASH: { label: 'Cash', icon: IconCash },
  CHECK: { label: 'Check', icon: IconWritingSign },
  PHONE: { label: 'Phone', icon: IconPhone },
  OTHER: { label: 'Other', icon: IconDots },
};

/** What a reference is, for each way to pay. */
export const referenceLabels: Record<OfflinePaymentMethod, string> = {
  CASH: 'Receipt number',
  CHECK: 'Check number',
  PHONE: 'Authorization code',
  OTHER: 'Reference',
};

interface MethodChoiceProps {
  value?: OfflinePaymentMethod;
  onChange: (method: string) => void;
  error?: string;
}

/** How it was paid: four big buttons. */
export function MethodChoice(props: MethodChoiceProps) {
  return (
    <Radio.Group label="Paid by" {...props}>
      <div className={classes.choices}>
        {OFFLINE_PAYMENT_METHODS.map((method) => {
          const { label, icon: Icon } = looks[method];
          return (
            <Radio.Card key={method} value={method} className={classes.choice}>
              <Icon size={24} stroke={1.8} aria-hidden />
              {label}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}

import { Title } from '@mantine/core';
import { formatCents } from '#domain/money.ts';
import { LEAST_ONLINE_CENTS } from '#domain/onlinePayment.ts';
import type { PortalBusinessData } from '../portalData.ts';
import { Contact } from './Contact.tsx';
import classes from './document.module.css';

interface HowToPayProps {
  business: PortalBusinessData;
  number: string;
  /** What is owed and not yet on its way. */
  dueCents: number;
  /** Whether it can be paid here as well. */
  otherwise: boolean;
}

/** Payments outside the page: the business itself says how. */
export function HowToPay({ business, number, dueCents, otherwise }: HowToPayProps) {
  if (dueCents < LEAST_ONLINE_CENTS)
    return (
      <section className={classes.pay}>
        <Title order={2} size="h3">
          How to pay
        </Title>
        <p>
          {formatCents(dueCents)} is left. Pay it to {business.name} directly, by cash or check, and mention invoice{' '}
          {number}. It’s too small for an online payment.
        </p>
        <Contact business={business} subject={`Invoice ${number}`} />
      </section>
    );
  return (
    <section className={classes.pay}>
      <Title order={2} size="h3">
        {otherwise ? 'Another way to pay' : 'How to pay'}
      </Title>
      <p>
        Ask {business.name} whether they prefer check, cash, or phone payment, and mention invoice {number}. It will
        show here once they record it.
      </p>
      <Contact business={business} subject={`Invoice ${number}`} />
    </section>
  );
}

import { Title } from '@mantine/core';
import type { PortalBusinessData } from '../portalData.ts';
import { Contact } from './Contact.tsx';
import classes from './document.module.css';

interface HowToPayProps {
  business: PortalBusinessData;
  number: string;
  /** Whether it can be paid here as well. */
  otherwise: boolean;
}

/** Payments outside the page: the business itself says how. */
export function HowToPay({ business, number, otherwise }: HowToPayProps) {
  return (
    <section className={classes.pay}>
      <Title order={2} size="h3">
        {otherwise ? 'Another way to pay' : 'How to pay'}
      </Title>
      <p>
        Ask {business.name} whether they would like a check, cash or a payment by phone, and name invoice {number}. It
        shows here as soon as they have recorded it.
      </p>
      <Contact business={business} subject={`Invoice ${number}`} />
    </section>
  );
}

import { Title } from '@mantine/core';
import type { PortalBusinessData } from '../portalData.ts';
import { Contact } from './Contact.tsx';
import classes from './document.module.css';

/** Payments are taken outside the page: the business itself says how. */
export function HowToPay({ business, number }: { business: PortalBusinessData; number: string }) {
  return (
    <section className={classes.pay}>
      <Title order={2} size="h3">
        How to pay
      </Title>
      <p>
        Ask {business.name} whether they would like a check, cash or a payment by phone, and name invoice {number}. It
        shows here as soon as they have recorded it.
      </p>
      <Contact business={business} subject={`Invoice ${number}`} />
    </section>
  );
}

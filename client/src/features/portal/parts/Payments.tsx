import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import { isOffline } from '#domain/states/payment.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import type { PortalInvoiceData } from '../portalData.ts';
import classes from './document.module.css';
import lines from './lines.module.css';

type Payment = PortalInvoiceData['payments'][number];

const outcomes: Partial<Record<Payment['status'], string>> = {
  PENDING: 'not yet cleared',
  PARTLY_REFUNDED: 'partly refunded',
  REFUNDED: 'refunded',
};

export function Payments({ payments }: { payments: Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>Payments</h2>
      <ul className={lines.lines}>
        {payments.map((payment) => (
          <li key={payment.id} className={lines.line}>
            <span className={lines.text}>
              <DayOf instant={payment.receivedAt} />
              <span className={lines.details}>
                {[
                  PAYMENT_METHOD_NAMES[payment.method],
                  payment.deposit && 'deposit',
                  payment.tipCents > 0 && `${formatCents(payment.tipCents)} of it a tip`,
                  isOffline(payment.method) && payment.reference,
                  outcomes[payment.status],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Money cents={payment.amountCents} />
          </li>
        ))}
      </ul>
    </section>
  );
}

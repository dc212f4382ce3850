import type Stripe from 'stripe';
import { day, dollars } from './format.ts';
import { Deed, renderPage } from './Page.tsx';

export function renderInvoicePage(invoice: Stripe.Invoice, action: string): string {
  return renderPage({
    title: `Invoice ${invoice.number}`,
    children: (
      <section className="sheet stack">
        <h1>
          Invoice {invoice.number} from {invoice.account_name}
        </h1>
        <p className="quiet">
          {day(invoice.created)} for {invoice.customer_email}
        </p>
        <ul className="lines">
          {invoice.lines.data.map((line) => (
            <li key={line.id}>
              <span>{line.description}</span>
              <b>{dollars(line.amount)}</b>
            </li>
          ))}
          {invoice.total !== invoice.amount_due && (
            <li>
              <span>Credit</span>
              <b>{dollars(invoice.amount_due - invoice.total)}</b>
            </li>
          )}
          <li className="total">
            <span>{invoice.status === 'paid' ? 'Paid' : 'Due'}</span>
            <b>{dollars(invoice.amount_due)}</b>
          </li>
        </ul>
        {invoice.status === 'open' && (
          <div className="row">
            <Deed to={action} label={`Pay ${dollars(invoice.amount_remaining)}`} main />
          </div>
        )}
      </section>
    ),
  });
}

export function renderReceiptPage(charge: Stripe.Charge, business: string): string {
  return renderPage({
    title: 'Receipt',
    children: (
      <section className="sheet stack">
        <h1>Receipt from {business}</h1>
        <p className="amount">{dollars(charge.amount)}</p>
        <p className="quiet">
          {day(charge.created)}
          {charge.description && `, ${charge.description}`}
        </p>
        {charge.amount_refunded > 0 && <p>Refunded: {dollars(charge.amount_refunded)}</p>}
      </section>
    ),
  });
}

import type { Scope } from '../store/scope.ts';
import { listOf } from './lists.ts';

/** Reads lists that an object contains only on request. */
export async function included(scope: Scope, body: Record<string, unknown>, field: string): Promise<unknown> {
  const id = String(body.id);
  switch (`${String(body.object)}.${field}`) {
    case 'checkout.session.line_items': {
      const { aside } = await scope.read('checkout.session', id);
      return listOf(aside.lines, `/v1/checkout/sessions/${id}/line_items`);
    }
    case 'charge.refunds': {
      const rows = await scope.list('refund', { equal: { charge: id } });
      return listOf(
        rows.map((row) => row.body),
        `/v1/charges/${id}/refunds`,
      );
    }
    case 'invoice.payments': {
      const rows = await scope.list('invoice_payment', { equal: { invoice: id } });
      return listOf(
        rows.map((row) => row.body),
        `/v1/invoice_payments?invoice=${id}`,
      );
    }
    case 'customer.subscriptions': {
      const rows = await scope.list('subscription', { equal: { customer: id } });
      const living = rows.map((row) => row.body).filter(({ status }) => status !== 'canceled');
      return listOf(living, `/v1/customers/${id}/subscriptions`);
    }
    default:
      return body[field];
  }
}

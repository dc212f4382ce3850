import { sql } from 'kysely';
import { QuoteEntity, type QuoteRow } from '#db/entities/index.ts';
import type { StartPortalDeposit } from '#domain/inputs/portal.ts';
import { formatCents } from '#domain/money.ts';
import { LEAST_ONLINE_CENTS } from '#domain/onlinePayment.ts';
import type { DepositStatus } from '#domain/states/deposit.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { invalidState } from '#server/core/errors.ts';
import { depositStatus } from '#server/features/quotes/index.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addCheckout, keyFor, type OpenedCheckout, openedCheckout, reopenIfClosed } from '../checkout.ts';

/** Opens a checkout for the deposit of a quote. Throws INVALID_STATE. */
export async function openDeposit(
  work: Work,
  quoteId: string,
  { idempotencyKey }: Omit<StartPortalDeposit, 'token'>,
): Promise<OpenedCheckout> {
  const quote = await work.lock(QuoteEntity, quoteId, 'quote');
  const agree = async () => {
    quoteMachine.next(quote.status, 'payDeposit');
    await requireDue(work, quote);
  };
  const id = await oncePerKey(
    work,
    'openDeposit',
    { idempotencyKey: keyFor(quoteId, idempotencyKey) },
    async (checkoutId) => {
      await agree();
      await addCheckout(work, { id: checkoutId, quoteId, amountCents: quote.depositCents, tipCents: 0 });
    },
  );
  await reopenIfClosed(work, id, agree);
  return openedCheckout(work, id, { title: `Deposit for quote ${quote.number}`, customerId: quote.customerId });
}

const refusals: Record<Exclude<DepositStatus, 'DUE'>, string> = {
  PAID: 'This quote’s deposit is paid',
  PENDING: 'This quote’s deposit is on its way',
  CLOSED: 'This quote’s deposit is no longer due',
};

async function requireDue(work: Work, { id, status: state, depositCents }: QuoteRow): Promise<void> {
  const { rows } = await sql<{ status: DepositStatus | null }>`
    select ${sql.raw(depositStatus('q'))} as status from quotes q where q.business_id = ${work.businessId} and q.id = ${id}
  `.execute(work.em.getKysely());
  const status = rows[0]?.status;
  if (!status) throw invalidState('This quote has no deposit', state);
  if (status !== 'DUE') throw invalidState(refusals[status], state);
  if (depositCents < LEAST_ONLINE_CENTS) {
    const message = `Deposits under ${formatCents(LEAST_ONLINE_CENTS)} can’t be paid online`;
    throw invalidState(message, state);
  }
}

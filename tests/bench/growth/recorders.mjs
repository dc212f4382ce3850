import { randomUUID } from 'node:crypto';
import { ask } from '../api/load.mjs';
import { fresh, post } from '../api/operations.mjs';

const AMOUNT = 200;

/**
 * What two people who record payments at the same time cost each other: one alone, two in two businesses, two in one,
 * each on invoices of their own. Sums are kept as the payments are written, so the last two take turns at the end.
 */
export async function recordersAtOnce(server, [one, other]) {
  const lane = ({ trade, token }, odd) =>
    ask({ server, requests: payments(trade, token, odd), amount: AMOUNT, connections: 1 });
  const together = async (...lanes) => (await Promise.all(lanes)).map(({ p50 }) => p50);
  await lane(one, 0);
  const alone = await together(lane(one, 0));
  const apart = await together(lane(one, 0), lane(other, 0));
  const sameBusiness = await together(lane(one, 0), lane(one, 1));
  const rounded = (times) => Number((times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(2));
  const figures = { alone: rounded(alone), apart: rounded(apart), sameBusiness: rounded(sameBusiness) };
  console.log(
    `Recording a payment, p50: ${figures.alone} ms alone, ${figures.apart} ms beside one in another business, ${figures.sameBusiness} ms beside one in the same`,
  );
  return figures;
}

function payments(trade, token, odd) {
  const open = Array.from({ length: trade.invoiceCount }, (_, n) => trade.invoice(n)).filter(
    ({ status }) => status === 'SENT' || status === 'VIEWED',
  );
  return open
    .filter((_, n) => n % 2 === odd)
    .slice(0, AMOUNT)
    .map(({ id }) =>
      fresh(() =>
        post(
          '/graphql',
          {
            query: 'mutation Pay($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }',
            variables: { input: { invoiceId: id, amountCents: 1, method: 'CASH', idempotencyKey: randomUUID() } },
          },
          token,
        ),
      ),
    );
}

import { Processor } from '../../support/onlinePayments.ts';
import { postWebhook, toldEvents } from '../../support/webhooks.ts';

/** Above what any page asks for at least, and different for each payment. */
const FIRST_CENTS = 1000;

/** One payment in four is the first business's, at which the browser looks. */
const TURNS = 4;

/** Payments that are made at the processor's, with the events that will tell of them. */
export async function payUnheard({ url, businesses, payments, database }) {
  const processor = new Processor(url);
  const made = [];
  for (let index = 0; index < payments; index += 1) {
    const [watched, ...others] = businesses;
    const business = index % TURNS === 0 ? watched : others[index % others.length];
    const cents = FIRST_CENTS + index;
    await processor.pay(await business.page(cents));
    made.push({ cents, businessId: business.id });
  }
  const told = new Map(
    (await toldEvents(database))
      .filter(({ type }) => type === 'payment_intent.succeeded')
      .map((event) => [event.data.object.amount, event]),
  );
  return made.map((payment) => ({ ...payment, event: told.get(payment.cents) }));
}

export async function tell(url, event, onSent) {
  const body = JSON.stringify(event);
  onSent();
  const status = await postWebhook(url, body);
  if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
}

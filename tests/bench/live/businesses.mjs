import { checkoutPage, connectPayments } from '../../support/onlinePayments.ts';
import { GraphQLPerson } from '../../support/person.ts';
import { sentInvoice } from '../../support/portal.ts';
import { rolling, withCustomer } from '../../support/quotes.ts';

const LARGE = 5_000_000;
const TOGETHER = 4;

/** Professionals who take payments online, each with a customer and an invoice that many payments fit on. */
export async function openBusinesses(url, count) {
  const businesses = [];
  for (let begin = 0; begin < count; begin += TOGETHER) {
    const length = Math.min(TOGETHER, count - begin);
    businesses.push(...(await Promise.all(Array.from({ length }, (_, index) => openBusiness(url, begin + index)))));
  }
  return businesses;
}

async function openBusiness(url, index) {
  const person = await GraphQLPerson.signUp(url, {
    fullName: `Professional ${index}`,
    email: `professional${index}@example.com`,
    password: 'Correct-horse1',
  });
  await connectPayments({ address: url }, person);
  const lines = [{ ...rolling, quantity: 1, unitCents: LARGE }];
  const invoice = await sentInvoice(await withCustomer(person), { lines });
  return { id: index, person, invoice, page: (cents) => checkoutPage(new GraphQLPerson(url), invoice, cents) };
}

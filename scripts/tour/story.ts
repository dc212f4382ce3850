import type { Locator } from '@playwright/test';
import { brand } from '#client/ui/brand/brand.ts';
import type { Hand } from './hand.ts';
import { portalLinkTo } from './mail.ts';
import { played } from './pace.ts';
import type { Stage } from './stage.ts';

export interface Tour {
  stage: Stage;
  hand: Hand;
  /** Plays a part of the film under one caption. */
  chapter(caption: string, play: () => Promise<void>): Promise<void>;
  /** Runs without appearing in the film. */
  offstage(prepare: () => Promise<void>): Promise<void>;
  pause(seconds: number): Promise<void>;
  /** Marks the current frame as the poster. */
  poster(): void;
}

const CUSTOMER = 'Contra Costa Adult Care';
const SIGNER = 'Robin Vale';
const PEOPLE = '6';

/** The story, from an empty quote to the payment. */
export async function playStory(tour: Tour): Promise<void> {
  const { stage, chapter, pause } = tour;
  await tour.offstage(async () => {
    await stage.card('From a quote to the payment, in one minute.');
    await stage.load('desk', '/dashboard');
    await stage.desk.getByText('What just happened').waitFor();
  });
  await chapter(`${brand.name}: from a quote to the payment.`, async () => {
    await pause(1.9);
    await stage.card(null);
    await pause(1.2);
  });
  await writeQuote(tour);
  await acceptQuote(tour);
  await sendInvoice(tour);
  await recordPayment(tour);
  await chapter(`${brand.name}. Start your free trial.`, async () => {
    await stage.card('Start your free trial.');
    await pause(2.6);
  });
}

async function writeQuote(tour: Tour): Promise<void> {
  const { stage, hand, chapter, pause } = tour;
  const { desk } = stage;
  await chapter('A new quote. Pick the customer.', async () => {
    await hand.click(desk.getByRole('button', { name: 'Create' }));
    await hand.click(desk.getByRole('menuitem', { name: 'New quote' }));
    await desk.getByRole('heading', { name: 'New quote' }).waitFor();
    await stage.near(true);
    await hand.click(desk.getByRole('combobox', { name: 'Customer' }));
    await hand.type('contra');
    await hand.click(desk.getByRole('option', { name: CUSTOMER }));
    await pause(0.5);
  });
  await chapter('Add the work from your price list.', async () => {
    await pickService(tour, 'live', 'Live scan fingerprinting, rolling fee');
    await pickService(tour, 'doj', 'DOJ processing fee');
    await pause(0.6);
  });
  await chapter('Travel works itself out, in one sentence that explains it.', async () => {
    const travel = desk.getByRole('region', { name: 'Travel' });
    await glideTo(travel);
    await pause(0.9);
    await hand.click(travel.getByRole('button', { name: /^Charge/ }));
    await travel.getByRole('img').waitFor();
    await glideTo(travel.getByRole('img'));
    await pause(3.2);
  });
  await chapter('Look at what your customer will see, and send it.', async () => {
    await hand.click(desk.getByRole('button', { name: 'Preview' }).filter({ visible: true }));
    await stage.near(false);
    await pause(1.6);
    await hand.click(desk.getByRole('dialog').getByRole('button', { name: /close/i }).first());
    await desk.getByRole('dialog').waitFor({ state: 'hidden' });
    await hand.click(desk.getByRole('button', { name: 'Save and send' }).filter({ visible: true }));
    await desk.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
    await pause(1.2);
  });
}

async function pickService({ stage: { desk }, hand, pause }: Tour, typed: string, service: string): Promise<void> {
  await hand.click(desk.getByRole('combobox', { name: 'Add a line' }));
  await hand.type(typed);
  await hand.click(desk.getByRole('option', { name: service }).first());
  const quantity = desk.getByRole('textbox', { name: 'Quantity' }).last();
  await hand.click(quantity);
  await quantity.selectText();
  await hand.type(PEOPLE);
  await pause(0.25);
}

async function acceptQuote({ stage, hand, chapter, offstage, pause }: Tour): Promise<void> {
  const { desk, customersPhone } = stage;
  await hand.hide();
  await offstage(async () => {
    const number = /Q-\d+/.exec(await desk.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
    const link = await portalLinkTo(stage.page, number);
    // Another local address, so that nobody is signed in.
    await stage.load('customersPhone', link.replace('localhost', '127.0.0.1'));
    await customersPhone.getByRole('button', { name: 'Accept' }).first().waitFor();
  });
  await chapter('They open it on their phone. No account, no password.', async () => {
    await stage.showPhone('customersPhone');
    await pause(2.4);
  });
  await chapter('They accept, and you know at once.', async () => {
    await hand.click(
      customersPhone.getByRole('button', { name: 'Accept', exact: true }).filter({ visible: true }).first(),
    );
    await hand.click(customersPhone.getByLabel('Your full name'));
    await hand.type(SIGNER);
    await hand.click(customersPhone.getByRole('button', { name: /^Accept for/ }));
    await desk.getByRole('heading', { level: 1 }).locator('..').getByText('Accepted').waitFor();
    await pause(2.6);
  });
}

async function sendInvoice({ stage, hand, chapter, pause }: Tour): Promise<void> {
  const { desk } = stage;
  await chapter('The accepted quote becomes the invoice.', async () => {
    await stage.showPhone(null);
    await hand.click(desk.getByRole('button', { name: 'Convert to invoice' }).filter({ visible: true }));
    await desk.getByRole('heading', { name: /^Invoice INV-/ }).waitFor();
    await pause(0.9);
    await hand.click(desk.getByRole('button', { name: 'Send invoice' }).filter({ visible: true }));
    await desk.getByText('Sent', { exact: true }).filter({ visible: true }).first().waitFor();
    await pause(1.6);
  });
}

async function recordPayment({ stage, hand, chapter, offstage, pause, poster }: Tour): Promise<void> {
  const { desk, phone } = stage;
  await offstage(async () => {
    await stage.load('phone', stage.pathOf('desk'));
    await phone.getByRole('button', { name: 'Record payment' }).filter({ visible: true }).first().waitFor();
    await hand.hide();
  });
  await chapter('After the visit: record their check on your phone.', async () => {
    await hand.click(desk.getByRole('link', { name: 'Today' }).last());
    await stage.showPhone('phone');
    await hand.click(phone.getByRole('button', { name: 'Record payment' }).filter({ visible: true }).first());
    await hand.click(phone.getByRole('dialog').getByText('Check', { exact: true }));
    await pause(0.4);
  });
  await chapter('The payment arrives live, wherever you are signed in.', async () => {
    await hand.click(phone.getByRole('dialog').getByRole('button', { name: /^Record \$/ }));
    await desk.getByText('Payment received').waitFor();
    await hand.hide();
    await pause(2.2);
    poster();
    await stage.showPhone(null);
    await pause(2);
  });
}

/** Scrolls smoothly to a target. */
async function glideTo(target: Locator): Promise<void> {
  await target.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 24, behavior: 'smooth' }));
  await target.page().waitForTimeout(played(400));
}

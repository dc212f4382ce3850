import type { BrowserContext, Frame, FrameLocator, Page, Route } from '@playwright/test';
import { MOVE_MS, stageDocument } from './stageDocument.ts';

const ADDRESS = '/stage';
type Screen = 'desk' | 'phone' | 'customersPhone';

/** The stage page and its animations, except for the hand. */
export class Stage {
  readonly page: Page;
  readonly desk: FrameLocator;
  /** The professional's phone. */
  readonly phone: FrameLocator;
  readonly customersPhone: FrameLocator;

  private constructor(page: Page) {
    this.page = page;
    this.desk = page.frameLocator('iframe[name=desk]');
    this.phone = page.frameLocator('iframe[name=phone]');
    this.customersPhone = page.frameLocator('iframe[name=customersPhone]');
  }

  static async open(context: BrowserContext): Promise<Stage> {
    await context.route('**/*', (route) => answer(route));
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await page.evaluate(() => document.fonts.ready);
    return new Stage(page);
  }

  async load(screen: Screen, address: string): Promise<void> {
    await this.frame(screen).goto(address);
  }

  /** Shows the card with a text, or hides it. */
  async card(words: string | null): Promise<void> {
    await this.page.evaluate((text) => {
      const card = document.getElementById('card') as HTMLElement;
      if (text !== null) (card.querySelector('p') as HTMLElement).textContent = text;
      card.hidden = text === null;
    }, words);
  }

  /** Shows or hides a phone beside the desktop. */
  async showPhone(which: 'phone' | 'customersPhone' | null): Promise<void> {
    await this.page.evaluate((phone) => {
      document.body.dataset.beside = phone ?? '';
    }, which);
    await this.page.waitForTimeout(MOVE_MS + 40);
  }

  /** Zooms into the desktop, past its side bar, or out again. */
  async near(isNear: boolean): Promise<void> {
    const screen = this.page.locator('#desk');
    // Shortens the frame to the visible part, so that sticky elements at its edges stay visible; switched while zoomed out.
    if (!isNear) await screen.evaluate((desk) => desk.classList.remove('short'));
    await screen.evaluate((desk, near) => desk.classList.toggle('near', near), isNear);
    await this.page.waitForTimeout(MOVE_MS + 40);
    if (isNear) await screen.evaluate((desk) => desk.classList.add('short'));
  }

  /** Returns the path of the page on a screen. */
  pathOf(screen: Screen): string {
    return new URL(this.frame(screen).url()).pathname;
  }

  private frame(name: Screen): Frame {
    const frame = this.page.frame({ name });
    if (!frame) throw new Error(`There is no ${name} on the stage`);
    return frame;
  }
}

/** Serves the stage page, and lets the app's documents be framed in it. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  if (request.resourceType() !== 'document') return route.continue();
  if (new URL(request.url()).pathname === ADDRESS) {
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: stageDocument() });
  }
  const response = await route.fetch();
  const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
  return route.fulfill({ response, headers });
}

import type { BrowserContext, Frame, FrameLocator, Page, Route } from '@playwright/test';
import { MOVE_MS, stageDocument } from './stageDocument.ts';

const ADDRESS = '/stage';
type Screen = 'desk' | 'phone' | 'customersPhone';

/** The stage and what moves on it, apart from the hand. */
export class Stage {
  readonly page: Page;
  readonly desk: FrameLocator;
  /** The professional's own. */
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

  /** Shows the card with these words, or takes it away. */
  async card(words: string | null): Promise<void> {
    await this.page.evaluate((text) => {
      const card = document.getElementById('card') as HTMLElement;
      if (text !== null) (card.querySelector('p') as HTMLElement).textContent = text;
      card.hidden = text === null;
    }, words);
  }

  /** Has the desk make room for a phone, or the phone leave it. */
  async showPhone(which: 'phone' | 'customersPhone' | null): Promise<void> {
    await this.page.evaluate((phone) => {
      document.body.dataset.beside = phone ?? '';
    }, which);
    await this.page.waitForTimeout(MOVE_MS + 40);
  }

  /** Brings the desk so near that its side bar is out of the picture, or takes it back. */
  async near(isNear: boolean): Promise<void> {
    const screen = this.page.locator('#desk');
    // What is seen is all there is of the page, so that what it keeps at its edges stays seen; it changes while far away.
    if (!isNear) await screen.evaluate((desk) => desk.classList.remove('short'));
    await screen.evaluate((desk, near) => desk.classList.toggle('near', near), isNear);
    await this.page.waitForTimeout(MOVE_MS + 40);
    if (isNear) await screen.evaluate((desk) => desk.classList.add('short'));
  }

  /** The path of the page that stands on a screen. */
  pathOf(screen: Screen): string {
    return new URL(this.frame(screen).url()).pathname;
  }

  private frame(name: Screen): Frame {
    const frame = this.page.frame({ name });
    if (!frame) throw new Error(`There is no ${name} on the stage`);
    return frame;
  }
}

/** The stage is a page that only the tour has; on it the app's documents may stand in frames, which nobody else's may. */
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

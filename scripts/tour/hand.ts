import type { Locator, Page } from '@playwright/test';
import { played } from './pace.ts';

interface Point {
  x: number;
  y: number;
}

const KEY_MS = 48;
/** Pause between reaching a target and clicking it. */
const AIM_MS = 120;

/** The visible hand: moves at a person's pace, then really clicks and types. */
export class Hand {
  private at: Point = { x: 640, y: 760 };
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.waitForTimeout(played(AIM_MS));
    await this.press();
    await this.page.mouse.click(this.at.x, this.at.y);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: played(KEY_MS) });
  }

  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    await bringIntoView(target);
    await this.moveTo(await middleOf(target));
    // The target may have moved meanwhile.
    const now = await middleOf(target);
    if (Math.hypot(now.x - this.at.x, now.y - this.at.y) > 4) await this.goTo(target);
  }

  private async moveTo(to: Point): Promise<void> {
    const distance = Math.hypot(to.x - this.at.x, to.y - this.at.y);
    await this.page.locator('#hand').evaluate(
      async (hand, { from, to, duration }) => {
        const place = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
        hand.style.opacity = '1';
        const easing = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
        await hand.animate([{ transform: place(from) }, { transform: place(to) }], { duration, easing }).finished;
        hand.style.transform = place(to);
      },
      { from: this.at, to, duration: played(Math.min(600, 200 + distance * 0.6)) },
    );
    this.at = to;
    await this.page.mouse.move(to.x, to.y);
  }

  /** Hides the hand. */
  async hide(): Promise<void> {
    await this.page.locator('#hand').evaluate(async (hand, duration) => {
      await hand.animate([{ opacity: hand.style.opacity }, { opacity: 0 }], duration).finished;
      hand.style.opacity = '0';
    }, played(200));
  }

  private async press(): Promise<void> {
    await this.page.locator('#hand').evaluate((hand, duration) => {
      hand.animate([{ scale: 1 }, { scale: 0.7 }, { scale: 1 }], { duration, easing: 'ease-out' });
    }, played(240));
    await this.page.waitForTimeout(played(100));
  }
}

/** Scrolls smoothly until the target is well in view and at rest. */
async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ behavior: 'smooth', block: 'center' });
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let before = '', since = performance.now(); performance.now() - since < 90; ) {
      await new Promise(requestAnimationFrame);
      if (place() !== before) since = performance.now();
      before = place();
    }
  });
}

/** In stage pixels: the target's frame is scaled. */
async function middleOf(target: Locator): Promise<Point> {
  const inner = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const element = await target.elementHandle();
  const frame = await (await element?.ownerFrame())?.frameElement();
  if (!frame) throw new Error('The hand reaches only what stands in a frame of the stage');
  const outer = await frame.evaluate((node) => {
    const scaled = node as HTMLElement;
    const { x, y, width } = scaled.getBoundingClientRect();
    return { x, y, scale: width / scaled.offsetWidth };
  });
  return { x: outer.x + inner.x * outer.scale, y: outer.y + inner.y * outer.scale };
}

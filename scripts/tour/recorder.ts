import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { SLOWED } from './pace.ts';

export interface FilmFrame {
  file: string;
  /** In the film's seconds. */
  at: number;
}

/** As long as nothing may move without being held: waiting for a slow machine is nothing to look at. */
const STILL_SECONDS = 0.25;

/** Takes every picture that the browser paints, with its time in the film, which is not that of the scene. */
export class Recorder {
  readonly frames: FilmFrame[] = [];
  private readonly session: CDPSession;
  private readonly folder: string;
  private readonly writing: Promise<void>[] = [];
  private latest: Buffer | undefined;
  private rolling = false;
  private holding = false;
  /** The film's time, at that time of the scene. */
  private filmed = 0;
  private scene = 0;
  /** How long nothing has moved. */
  private still = 0;

  private constructor(session: CDPSession, folder: string) {
    this.session = session;
    this.folder = folder;
  }

  /** Ready to roll. */
  static async of(page: Page, folder: string): Promise<Recorder> {
    await mkdir(folder, { recursive: true });
    const session = await page.context().newCDPSession(page);
    const recorder = new Recorder(session, folder);
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      recorder.take(Buffer.from(data, 'base64'), metadata.timestamp);
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
    return recorder;
  }

  /** Goes on with what is to be seen now. */
  roll(): void {
    this.now();
    this.rolling = true;
    if (this.latest) this.add(this.latest);
  }

  /** What happens from now on takes no time in the film. */
  pause(): void {
    this.now();
    this.rolling = false;
  }

  /** Films what is there even though it does not move. */
  async hold(wait: () => Promise<void>): Promise<void> {
    this.now();
    this.holding = true;
    await wait();
    this.now();
    this.holding = false;
  }

  /** The film's time. */
  now(wallSeconds = Date.now() / 1000): number {
    const passed = Math.max(0, wallSeconds / SLOWED - this.scene);
    this.scene += passed;
    if (this.rolling) {
      this.filmed += this.holding ? passed : Math.min(passed, Math.max(0, STILL_SECONDS - this.still));
      this.still += passed;
    }
    return this.filmed;
  }

  /** Ends the film; answers its length in seconds. */
  async end(): Promise<number> {
    this.pause();
    await this.session.send('Page.stopScreencast');
    await Promise.all(this.writing);
    return this.filmed;
  }

  private take(picture: Buffer, wallSeconds: number | undefined): void {
    this.latest = picture;
    this.now(wallSeconds);
    if (this.rolling) this.add(picture);
  }

  private add(picture: Buffer): void {
    const file = join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    this.frames.push({ file, at: this.filmed });
    this.still = 0;
    this.writing.push(writeFile(file, picture));
  }
}

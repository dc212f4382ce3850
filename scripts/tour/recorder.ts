import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { SLOWED } from './pace.ts';

export interface FilmFrame {
  file: string;
  /** In seconds of the film. */
  at: number;
}

/** Longest pause without changes that the film keeps; longer waits for the machine are cut. */
const STILL_SECONDS = 0.25;

/** Captures every painted frame with its time in the film, which differs from the scene's. */
export class Recorder {
  readonly frames: FilmFrame[] = [];
  private readonly session: CDPSession;
  private readonly folder: string;
  private readonly writing: Promise<void>[] = [];
  private latest: Buffer | undefined;
  private rolling = false;
  private holding = false;
  /** Time in the film at the last mark of the scene. */
  private filmed = 0;
  private scene = 0;
  /** How long nothing has changed. */
  private still = 0;

  private constructor(session: CDPSession, folder: string) {
    this.session = session;
    this.folder = folder;
  }

  /** Prepares a recorder. */
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

  /** Resumes with the current frame. */
  roll(): void {
    this.now();
    this.rolling = true;
    if (this.latest) this.add(this.latest);
  }

  /** Stops the film's clock. */
  pause(): void {
    this.now();
    this.rolling = false;
  }

  /** Films while `wait` runs, even if nothing moves. */
  async hold(wait: () => Promise<void>): Promise<void> {
    this.now();
    this.holding = true;
    await wait();
    this.now();
    this.holding = false;
  }

  /** The current time in the film. */
  now(wallSeconds = Date.now() / 1000): number {
    const passed = Math.max(0, wallSeconds / SLOWED - this.scene);
    this.scene += passed;
    if (this.rolling) {
      this.filmed += this.holding ? passed : Math.min(passed, Math.max(0, STILL_SECONDS - this.still));
      this.still += passed;
    }
    return this.filmed;
  }

  /** Ends the film and returns its length in seconds. */
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

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { openBrowser, openContext, signIn } from '../screenshots/browser.ts';
import { type Demo, startDemo } from '../screenshots/demo.ts';
import { type Caption, toWebVtt } from './captions.ts';
import { requireFfmpeg, writeFilm, writePoster } from './film.ts';
import { Hand } from './hand.ts';
import { played } from './pace.ts';
import { Recorder } from './recorder.ts';
import { Stage } from './stage.ts';
import { STAGE } from './stageDocument.ts';
import { playStory } from './story.ts';

// npm run tour: records the home page's demo film from the running app, with captions and a poster.

const FOLDER = fileURLToPath(new URL('../../client/src/features/home/media/tour', import.meta.url));

requireFfmpeg();
const work = await mkdtemp(join(tmpdir(), 'whorl-tour-'));
const demo = await startDemo();
const browser = await openBrowser();
try {
  await film(browser, demo);
} finally {
  await browser.close();
  await demo.end();
  await rm(work, { recursive: true, force: true });
}

async function film(browser: Browser, demo: Demo): Promise<void> {
  const context = await openContext(browser, demo, { viewport: STAGE });
  await (await signIn(context, demo)).close();
  const stage = await Stage.open(context);
  const recorder = await Recorder.of(stage.page, work);
  const captions: Caption[] = [];
  let posterAt = 0;
  await playStory({
    stage,
    hand: new Hand(stage.page),
    async chapter(text, play) {
      const from = recorder.now();
      console.log(`${from.toFixed(1).padStart(5)} s  ${text}`);
      await play();
      captions.push({ from, to: recorder.now(), text });
    },
    async offstage(prepare) {
      recorder.pause();
      await prepare();
      recorder.roll();
    },
    pause: (seconds) => recorder.hold(() => stage.page.waitForTimeout(played(seconds * 1000))),
    poster() {
      posterAt = recorder.now();
    },
  });
  const seconds = await recorder.end();
  console.log(`${seconds.toFixed(1)} s, from ${recorder.frames.length} pictures`);
  writeFilm(recorder.frames, seconds, work);
  await writePoster(recorder.frames, posterAt, work);
  await writeFile(join(work, 'tour.en.vtt'), toWebVtt(captions));
  for (const file of ['tour.mp4', 'tour.webm', 'poster.jpg', 'tour.en.vtt'])
    await cp(join(work, file), join(FOLDER, file));
}

import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FilmFrame } from './recorder.ts';

const RATE = 30;

/** Web video's color space, declared and converted from full-range JPEG. */
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const FILTER = 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p';

/** H.264 for every browser, and AV1 at about half the size. Together they stay under 3 MB. */
const encoders = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '28', '-profile:v', 'high', '-movflags', '+faststart'],
  webm: ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '46', '-g', '300'],
};

export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0) return;
  throw new Error('The tour is encoded by ffmpeg, which is not installed (Debian, Ubuntu: apt-get install ffmpeg).');
}

/** Encodes the frames, each shown until the next, as tour.mp4 and tour.webm. */
export function writeFilm(frames: FilmFrame[], seconds: number, folder: string): void {
  const list = join(folder, 'frames.txt');
  writeFileSync(list, toConcat(frames, seconds));
  for (const [format, encoder] of Object.entries(encoders)) {
    const input = ['-f', 'concat', '-safe', '0', '-i', list];
    const output = ['-vf', FILTER, '-r', String(RATE), '-an', ...COLORS, ...encoder, join(folder, `tour.${format}`)];
    execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output], {
      stdio: 'inherit',
      env: { ...process.env, SVT_LOG: '1' },
    });
  }
}

/** Writes the frame at a time as poster.jpg. */
export async function writePoster(frames: FilmFrame[], at: number, folder: string): Promise<void> {
  const frame = frames.findLast((candidate) => candidate.at <= at);
  await sharp(frame?.file).jpeg({ quality: 82, mozjpeg: true, progressive: true }).toFile(join(folder, 'poster.jpg'));
}

/** The input list for ffmpeg's concat demuxer. */
function toConcat(frames: FilmFrame[], seconds: number): string {
  const entries = frames.map(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? seconds;
    return `file '${file}'\nduration ${(until - at).toFixed(6)}`;
  });
  // Repeated because the demuxer ignores the last entry's duration.
  return `${entries.join('\n')}\nfile '${frames.at(-1)?.file}'\n`;
}

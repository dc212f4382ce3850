export interface Caption {
  /** In seconds of the film. */
  from: number;
  to: number;
  text: string;
}

/** Formats captions as WebVTT, positioned in the film's free bottom area. */
export const toWebVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)} line:-1\n${text}`)]
    .join('\n\n')
    .concat('\n');

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const milliseconds = Math.floor((seconds - whole) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(milliseconds).padStart(3, '0')}`;
}

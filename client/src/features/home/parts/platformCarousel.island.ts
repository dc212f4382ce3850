/** How long each slide is shown (spec, point 9). */
const AUTOPLAY_MS = 4000;
/** How much of the row is on the screen before it moves by itself. */
const SEEN = 0.4;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the row of slides on by itself while it is seen, until somebody takes over. After the last slide the row holds a
 * copy of the first: it scrolls on to that, and goes back to the first unnoticed.
 */
export function connect(root: HTMLElement): void {
  const track = root.querySelector('ul')!;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...root.querySelectorAll('ol button')];
  const toggle = root.querySelector('[data-move=toggle]')!;
  const count = dots.length;

  let current = 0;
  let isPlaying = false;
  let isSeen = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The place that the row scrolls to; undefined while it rests or follows a finger. */
  let aim: number | undefined;

  const pitch = () => slides[1]!.offsetLeft - slides[0]!.offsetLeft;
  const place = () => Math.round(track.scrollLeft / pitch());
  const scroll = (to: number, behavior: ScrollBehavior) => track.scrollTo({ left: to * pitch(), behavior });

  function go(to: number) {
    aim = to;
    scroll(to, isStill() ? 'instant' : 'smooth');
  }

  /** Where the row is, or is on its way to: never on the copy. */
  function settle(): number {
    const at = aim ?? place();
    if (at < count) return at;
    scroll(0, 'instant');
    return 0;
  }

  const next = () => go(settle() + 1);

  function previous() {
    const at = settle();
    if (at === 0) scroll(count, 'instant');
    go((at || count) - 1);
  }

  /** Gives the slide its whole time. */
  function restartTimer() {
    clearInterval(timer);
    if (isPlaying && isSeen) timer = setInterval(next, AUTOPLAY_MS);
  }

  function play(on: boolean) {
    isPlaying = on;
    root.toggleAttribute('data-playing', on);
    toggle.setAttribute('aria-label', on ? 'Pause' : 'Play');
    restartTimer();
  }

  function showCurrent() {
    const shown = place() % count;
    if (shown === current) return;
    current = shown;
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-current', index % count === current);
    for (const [index, dot] of dots.entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    restartTimer();
  }

  /** A touch of anything but the toggle stops it for good. */
  function stop({ target }: Event) {
    if (!toggle.contains(target as Node)) play(false);
  }

  function follow() {
    aim = undefined;
    play(false);
  }

  root.addEventListener('pointerdown', stop);
  root.addEventListener('focusin', stop);
  root.addEventListener('keydown', (event) => {
    stop(event);
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  });
  track.addEventListener('pointerdown', follow);
  track.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && follow(), {
    passive: true,
  });
  track.addEventListener('scroll', showCurrent);
  track.addEventListener('scrollend', () => {
    aim = undefined;
    settle();
  });
  toggle.addEventListener('click', () => play(!isPlaying));
  root.querySelector('[data-move=previous]')!.addEventListener('click', previous);
  root.querySelector('[data-move=next]')!.addEventListener('click', next);
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => go(index));

  // With prefers-reduced-motion it moves only when asked to.
  play(!isStill());
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry!.isIntersecting;
      restartTimer();
    },
    { threshold: SEEN },
  ).observe(track);
}

import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';

/** How long each slide is shown (spec, point 9). */
const AUTOPLAY_MS = 4000;
/** How much of the row is on the screen before it moves by itself. */
const SEEN = 0.4;
/** Marks the button that holds it and lets it go again. */
const TOGGLE = 'data-toggle';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From one slide's edge to the next one's. */
function pitchOf({ children: [first, second] }: HTMLElement): number {
  return (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft;
}

const placeOf = (track: HTMLElement) => Math.round(track.scrollLeft / pitchOf(track));

const scroll = (track: HTMLElement, place: number, behavior: ScrollBehavior) =>
  track.scrollTo({ left: place * pitchOf(track), behavior });

/**
 * A row of slides that moves on by itself while it is seen, until somebody takes over. After the last slide the row holds
 * a copy of the first: it scrolls on to that, and goes back to the first unnoticed.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  /** Where the row is on its way to; none while it rests or follows a finger. */
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const isSeen = useIsSeen(track);

  function go(place: number) {
    aim.current = place;
    scroll(track.current!, place, isStill() ? 'instant' : 'smooth');
  }

  /** Where the row is, or is on its way to: never on the copy. */
  function settle(): number {
    const place = aim.current ?? placeOf(track.current!);
    if (place < count) return place;
    scroll(track.current!, 0, 'instant');
    return 0;
  }

  const next = () => go(settle() + 1);

  function previous() {
    const place = settle();
    if (place === 0) scroll(track.current!, count, 'instant');
    go((place || count) - 1);
  }

  // Under prefers-reduced-motion it moves only when asked to.
  useEffect(() => setPlaying(!isStill()), []);

  // Each slide has its time from when it has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: next is the same in each render
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setInterval(next, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isSeen, current]);

  const stop = ({ target }: SyntheticEvent) => {
    if (!(target as Element).closest(`[${TOGGLE}]`)) setPlaying(false);
  };

  const follow = () => {
    aim.current = null;
    setPlaying(false);
  };

  return {
    current,
    isPlaying,
    next,
    previous,
    show: go,
    /** For the whole: whatever is touched in it, the toggle apart, stops it for good. */
    root: {
      onPointerDown: stop,
      onFocus: stop,
      onKeyDown: (event: KeyboardEvent) => {
        stop(event);
        const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
        if (!move) return;
        event.preventDefault();
        move();
      },
    },
    /** For the row, which a finger or a wheel may move too. */
    row: {
      ref: track,
      onPointerDown: follow,
      onWheel: ({ deltaX, deltaY }: WheelEvent) => {
        if (Math.abs(deltaX) > Math.abs(deltaY)) follow();
      },
      onScroll: () => setCurrent(placeOf(track.current!) % count),
      onScrollEnd: () => {
        aim.current = null;
        settle();
      },
    },
    toggle: { [TOGGLE]: true, onClick: () => setPlaying(!isPlaying) },
  };
}

/** Whether enough of an element is on the screen. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting), { threshold: SEEN });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

import { useEffect, useRef, useState } from 'react';

/** How long each screen is shown (spec, point 9). */
const AUTOPLAY_MS = 4000;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row of slides that moves on by itself while it is seen, loops, and stops for whoever touches it. */
export function useCarousel(count: number) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);

  // Under prefers-reduced-motion it moves only when asked to.
  useEffect(() => setPlaying(!isStill()), []);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting), { threshold: 0.3 });
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, []);

  // Where it stands is read from where it was scrolled to, by whomever.
  useEffect(() => {
    const slides = [...track.current!.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(slides.indexOf(shown.target));
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  const scrollTo = (index: number) => {
    const row = track.current!;
    const slide = row.children[(index + count) % count] as HTMLElement;
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: isStill() ? 'auto' : 'smooth' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrollTo is the same in each render
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setTimeout(() => scrollTo(current + 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isSeen, current]);

  const stop = () => setPlaying(false);
  return {
    root,
    track,
    current,
    isPlaying,
    show: (index: number) => {
      stop();
      scrollTo(index);
    },
    stop,
    toggle: () => setPlaying(!isPlaying),
  };
}

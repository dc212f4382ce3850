import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigationType } from '../device/navigationType.ts';
import type { ConnectionRows } from './useConnection.ts';

const OVERSCAN = 8;

interface RowLayout {
  /** A row's estimated height in pixels, until it is measured. */
  height: number;
  gap?: number;
}

/** Virtualizes a list: returns the visible rows, a few around them, and the height of the rest. */
export function useVirtualRows<Row>(
  { rows = [], totalCount = 0, hasMore, show }: ConnectionRows<Row>,
  container: RefObject<HTMLElement | null>,
  { height, gap = 0 }: RowLayout,
) {
  const count = hasMore ? Math.max(totalCount, rows.length + 1) : rows.length;
  const scrollMargin = useTopOf(container);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    // Renders rows in the next frame instead of synchronously within the scroll event.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const [from, to] = [first?.index ?? 0, last?.index ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is a new function in each render.
  useEffect(() => show(from, to), [from, to]);
  useLayoutEffect(passFocusToLink);
  useScrollPositionAfterReload(container, scrollMargin);

  return {
    indexes: items.map(({ index }) => index),
    measure: virtualizer.measureElement,
    /** Heights in pixels of the rows that are not rendered. */
    before: first ? first.start - scrollMargin : 0,
    after: virtualizer.getTotalSize() - (last ? last.end - scrollMargin : 0),
    count,
    /** Moves the focus between rows with the arrow keys. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const row = (event.target as Element).closest<HTMLElement>('[data-index]');
      if (!step || !row) return;
      const index = Number(row.dataset.index) + step;
      if (index < 0 || index >= count) return;
      event.preventDefault();
      const neighbor = container.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (neighbor) (linkOf(neighbor) ?? neighbor).focus();
      else virtualizer.scrollToIndex(index);
    },
  };
}

/**
 * Returns the attributes of a row's element. A loading row is focusable and passes the focus to its link once loaded;
 * until then the element must stay focusable, or the browser would move the focus to the document. A row that could not be
 * loaded is skipped by Tab.
 */
export function rowAttributes(row: unknown, { error }: Pick<ConnectionRows<unknown>, 'error'>) {
  if (row || error) return { tabIndex: -1 };
  return { tabIndex: 0, 'aria-busy': true, 'aria-label': 'Loading' };
}

const linkOf = (row: Element) => row.querySelector('a');

/** Moves the focus from a row to its link once the row has loaded. */
function passFocusToLink() {
  const focused = document.activeElement;
  if (focused?.matches('[data-index]')) linkOf(focused)?.focus({ preventScroll: true });
}

const POSITION = 'whorl-list-position';

/**
 * Restores a list's scroll position after a reload, because the router and the browser restore it before the rows are
 * rendered. The position is relative to the list's top, since a banner may appear above it.
 */
function useScrollPositionAfterReload(container: RefObject<HTMLElement | null>, top: number) {
  const position = useRef<number>(undefined);
  useEffect(() => {
    const [href, stored] = JSON.parse(sessionStorage.getItem(POSITION) ?? '[]');
    sessionStorage.removeItem(POSITION);
    const isReload = (navigationType(location.href) ?? 'navigate') !== 'navigate';
    if (href === location.href && isReload && stored > 0) position.current = stored;
    const store = () =>
      sessionStorage.setItem(POSITION, JSON.stringify([location.href, window.scrollY - topOf(container)]));
    const release = () => {
      position.current = undefined;
    };
    const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
    window.addEventListener('pagehide', store);
    for (const input of inputs) window.addEventListener(input, release, { passive: true });
    return () => {
      window.removeEventListener('pagehide', store);
      for (const input of inputs) window.removeEventListener(input, release);
    };
  }, [container]);
  // Repeats while content above the list changes height, until the user interacts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `top` is measured when it changes
  useEffect(() => {
    if (position.current !== undefined) window.scrollTo(0, position.current + topOf(container));
  }, [container, top]);
}

/** Returns the list's offset in the document, updated while content above it changes height. */
function useTopOf(container: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(topOf(container));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return top;
}

const topOf = ({ current }: RefObject<HTMLElement | null>) =>
  current ? Math.round(current.getBoundingClientRect().top + window.scrollY) : 0;

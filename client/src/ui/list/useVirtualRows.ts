import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type DOMAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { howOpened } from '../device/howOpened.ts';
import type { KeysetPages } from './keysetPages.ts';
import { RowElements } from './rowElements.ts';

const OVERSCAN = 6;

export interface VirtualRows {
  /** Which rows are there, and the key of the element that each is in; in the order in which elements are to stand. */
  items: { index: number; element: number }[];
  /** The room of the rows that are not there, above and below. */
  before: number;
  after: number;
  count: number;
  /** For the element around the rows: the arrow keys go from row to row, and find the next one there as Tab does, or wait for it. */
  keys: Pick<DOMAttributes<HTMLElement>, 'onKeyDown' | 'onFocus'>;
}

interface RowLayout {
  height: number;
  gap?: number;
  /** Whatever the order of elements in the document, rows are seen, read and reached in theirs. */
  elementsStay?: boolean;
}

/** The rows of a list that are in sight, and a few around: all others are room. */
export function useVirtualRows<Field extends string, Row>(
  pages: KeysetPages<Field, Row>,
  container: RefObject<HTMLElement | null>,
  { height, gap = 0, elementsStay = false }: RowLayout,
): VirtualRows {
  const count = pages.length;
  const scrollMargin = useTopOf(container);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    rangeExtractor: (range) => asManyAsFit(range, height + gap),
    scrollMargin,
    // A row never waits for the frame that scrolls it in.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const [elements] = useState(() => new RowElements(elementsStay));
  const elementKeys = elements.of(items.map(({ index }) => index));
  const first = items[0];
  const last = items.at(-1);
  const [from, to] = [first?.index ?? 0, last?.index ?? 0];
  useEffect(() => pages.want(from, to), [pages, from, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements are measured anew where they have other rows
  useLayoutEffect(() => {
    for (const row of container.current?.querySelectorAll('[data-index]') ?? []) virtualizer.measureElement(row);
  }, [container, virtualizer, from, to]);
  const waiting = useRef<Element>(null);
  useLayoutEffect(() => handOnFocus(waiting));
  usePlaceAfterReload(pages.isKnown, container);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const shownAt = useRef<number>(null);
  const { scrollOffset } = virtualizer;
  useLayoutEffect(() => {
    shownAt.current = scrollOffset;
  }, [scrollOffset]);

  /** Rows come some time after what scrolls to them; keys that are pressed before that would be past the last of them. */
  const catchUp = () => {
    if (shownAt.current === window.scrollY) return;
    virtualizer.scrollOffset = window.scrollY;
    flushSync(showAgain);
  };

  const rows = items.map(({ index }, n) => ({ index, element: elementKeys[n]! }));
  return {
    items: elementsStay ? rows.sort((one, other) => one.element - other.element) : rows,
    before: first ? first.start - scrollMargin : 0,
    after: virtualizer.getTotalSize() - (last ? last.end - scrollMargin : 0),
    count,
    keys: {
      onKeyDown: (event) => {
        catchUp();
        goToNeighbor(event, container.current);
      },
      onFocus: ({ target }) => {
        waiting.current = target.matches('[data-index]') ? target : null;
      },
    },
  };
}

/** On the way through the list always as many, so that those that come in are as many as those that go. */
function asManyAsFit({ startIndex, endIndex, count }: Range, height: number) {
  const from = startIndex - OVERSCAN;
  const last = startIndex === 0 ? endIndex + OVERSCAN : from + Math.ceil(window.innerHeight / height) + 2 * OVERSCAN;
  const first = Math.max(from, 0);
  return Array.from({ length: Math.min(last, count - 1) - first + 1 }, (_, n) => first + n);
}

/** For the element of a row: one that is on its way can have the focus, as keys may be quicker than the network. */
export const reachable = <Row>(row: Row | undefined, { error }: KeysetPages<string, Row>) =>
  row || error ? undefined : { tabIndex: 0, 'aria-busy': true, 'aria-label': 'Loading' };

/** From a row that was on its way to what it became. By then the browser may have taken it away. */
function handOnFocus(waiting: RefObject<Element | null>) {
  const row = waiting.current;
  const link = row && linkOf(row);
  if (!link) return;
  waiting.current = null;
  if ([row, document.body].includes(document.activeElement!)) link.focus({ preventScroll: true });
}

const linkOf = (row: Element) => row.querySelector('a');

function goToNeighbor(event: KeyboardEvent<HTMLElement>, container: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (!step || !row) return;
  const neighbor = container?.querySelector<HTMLElement>(`[data-index="${Number(row.dataset.index) + step}"]`);
  if (!neighbor) return;
  event.preventDefault();
  (linkOf(neighbor) ?? neighbor).focus();
}

const PLACE = 'whorl-list-place';

/**
 * After a reload the router and the browser put back the place before the rows are there, and come only as far as a page
 * without them goes. It is told from where the list begins: what comes late above it is not there yet then.
 */
function usePlaceAfterReload(isKnown: boolean, container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const note = () =>
      sessionStorage.setItem(PLACE, JSON.stringify([location.href, window.scrollY - topOf(container)]));
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [container]);
  useEffect(() => {
    if (!isKnown) return;
    const [href, place] = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    sessionStorage.removeItem(PLACE);
    const isAgain = (howOpened(location.href) ?? 'navigate') !== 'navigate';
    if (href === location.href && isAgain && place > 0) window.scrollTo(0, place + topOf(container));
  }, [isKnown, container]);
}

/** Where the list begins in the document, also after something came above it, which makes the document longer. */
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

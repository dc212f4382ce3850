import { useEffect, useRef } from 'react';

/** The button that was last tapped before its script was there: public/start-after-paint.js notes it. */
declare global {
  interface Window {
    earlyTap?: HTMLElement | null;
  }
}

/**
 * For a part of the screen that the server rendered: makes a tap on one of its buttons again once they are React's. Goes to
 * the part's element as its ref.
 */
export function useEarlyTap<Part extends HTMLElement>() {
  const element = useRef<Part>(null);
  useEffect(() => {
    const button = window.earlyTap;
    if (!button || !element.current?.contains(button)) return;
    window.earlyTap = undefined;
    button.click();
  }, []);
  return element;
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/**
 * Lays out what the first paint has left out (ui/site/section.module.css), section by section and while there is nothing
 * else to do: from then on everything is in its place for whoever scrolls, searches or prints.
 */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
}

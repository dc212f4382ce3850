/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/**
 * Lays out, one at a time while the browser is idle, the sections that the first paint skips (ui/site/section.module.css).
 * Without it their heights are estimates, and links into the page miss their target where scroll anchoring is missing.
 */
export async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
}

/**
 * Returns how the document was opened (navigate, reload, back_forward) if it was opened at `href`; undefined if the
 * user navigated to `href` within the document.
 */
export function navigationType(href: string): NavigationTimingType | undefined {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.name === href ? opened.type : undefined;
}

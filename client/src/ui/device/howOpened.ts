/** How this document was opened, if at this address; otherwise one came to the address within it. */
export function howOpened(href: string): NavigationTimingType | undefined {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.name === href ? opened.type : undefined;
}

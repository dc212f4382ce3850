/** One of the pages that a page stands below, the outermost first, itself last. */
export interface Step {
  name: string;
  path: string;
}

/** The way to a page, for search engines. */
export const breadcrumbList = (origin: string, trail: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

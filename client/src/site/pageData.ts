import type { LayoutName } from '#client/ui/site/page.ts';

/** What the document tells the browser of the page it holds. */
export interface PageData {
  name: string;
  layout: LayoutName;
  data: unknown;
}

export const PAGE_DATA_ID = 'page-data';
export const ROOT_ID = 'root';

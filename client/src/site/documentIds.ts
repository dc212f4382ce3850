/** The element that holds the rendered page. */
export const ROOT_ID = 'root';
/** The script element that holds, as JSON, what hydration needs. Only a page that is hydrated has it. */
export const PAGE_DATA_ID = 'page-data';

/** What hydration needs to render the same page as the server. */
export interface PageData {
  /** The page's file: its key in the globs of entry-site.ts and render.tsx. */
  file: string;
  data: unknown;
}

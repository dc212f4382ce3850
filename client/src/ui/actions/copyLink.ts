import { notify } from '../feedback/notify.tsx';

/**
 * Copies a link to the clipboard. Browsers allow that on secure pages only; elsewhere the toast shows the link for
 * copying by hand.
 */
export const copyLink = async (url: string, what: string) => {
  try {
    await navigator.clipboard.writeText(url);
    notify.success({ title: `Link to ${what} copied`, text: url });
  } catch {
    notify.success({ title: `Link to ${what}`, text: url, duration: 30_000 });
  }
};

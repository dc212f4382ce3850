import { notify } from '../feedback/notify.tsx';

/** Puts a link where it can be pasted; browsers allow that to secure pages alone, so otherwise it is shown to be copied by hand. */
export const copyLink = async (url: string, what: string) => {
  try {
    await navigator.clipboard.writeText(url);
    notify.success({ title: `Link to ${what} copied`, text: url });
  } catch {
    notify.success({ title: `Link to ${what}`, text: url, duration: 30_000 });
  }
};

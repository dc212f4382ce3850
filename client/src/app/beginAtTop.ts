import { howOpened } from '#client/ui/device/howOpened.ts';

/** Where React Router keeps how far down each screen was left, by the screen's key. */
const PLACES = 'react-router-scroll-positions';

/** Has a screen that is opened afresh begin at its top: the router gives the first one of every visit the same key. */
export function beginAtTop(): void {
  const places = sessionStorage.getItem(PLACES);
  if (!places || howOpened(location.href) !== 'navigate') return;
  sessionStorage.setItem(PLACES, JSON.stringify({ ...JSON.parse(places), default: undefined }));
}

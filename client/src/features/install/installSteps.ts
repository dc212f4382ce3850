/** Which browser one is in, as far as installing goes. */
export type Platform = 'ios' | 'macSafari' | 'android' | 'desktop';

export function platformOf({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): Platform {
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Macintosh/.test(userAgent) && /Safari/.test(userAgent) && !/Chrom|Edg|Firefox/.test(userAgent))
    return 'macSafari';
  return 'desktop';
}

/** What one does there to install the app, step by step. */
export const installSteps: Record<Platform, readonly string[]> = {
  ios: [
    'Open this page in Safari.',
    'Tap the Share button: the square with an arrow that points up.',
    'Choose “Add to Home Screen”, then “Add”.',
  ],
  macSafari: ['In the menu bar, choose File.', 'Choose “Add to Dock…”, then “Add”.'],
  android: ['Tap the browser’s menu, the three dots.', 'Choose “Install app” or “Add to Home screen”, then confirm.'],
  desktop: [
    'Open this page in Chrome or Edge: Firefox does not install apps on a computer.',
    'Click the install icon at the right of the address bar, or choose “Install” in the browser’s menu.',
  ],
};

import { describe, expect, it } from 'vitest';
import { platformOf } from '#client/features/install/installSteps.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
const linuxFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('installation steps without a prompt', () => {
  it.each([
    ['an iPhone', iPhone, 5, 'ios'],
    ['an iPad, which says that it is a Mac', mac, 5, 'ios'],
    ['Safari on a Mac', mac, 0, 'macSafari'],
    ['Chrome on a Mac', macChrome, 0, 'desktop'],
    ['Firefox on Android', androidFirefox, 5, 'android'],
    ['Firefox at a desk', linuxFirefox, 0, 'desktop'],
  ])('are shown for %s', (_name, userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});

import { describe, expect, it } from 'vitest';
import { addressInWords, networkOf } from '#domain/identity/networkAddress.ts';
import { waitAfter, waitInWords } from '#domain/identity/throttle.ts';

describe('the wait after an attempt', () => {
  it('is zero for free attempts, then doubles up to 15 minutes', () => {
    expect([1, 4, 5, 6, 7, 9, 10, 50, 5000].map((tries) => waitAfter(tries, 5))).toEqual([
      0, 0, 30, 60, 120, 480, 900, 900, 900,
    ]);
  });

  it.each([
    [0.2, '1 second'],
    [29.1, '30 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('of %d seconds is formatted as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});

describe('a network address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:7:1::9', '2001:db8:7:1'],
    ['2001:DB8:7:1:a:b:c:d', '2001:db8:7:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.9', '203.0.113.x'],
    ['2001:db8:7:1::9', '2001:db8:7:…'],
    ['127.0.0.1', 'This server’s own machine'],
    ['::1', 'This server’s own machine'],
    ['::ffff:192.168.1.4', 'The local network'],
    ['172.20.0.3', 'The local network'],
    ['172.32.0.3', '172.32.0.x'],
    ['fe80::1%eth0', 'The local network'],
    ['fd12::1', 'The local network'],
  ])('%s is masked as “%s”', (address, words) => {
    expect(addressInWords(address)).toBe(words);
  });
});

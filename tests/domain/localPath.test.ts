import { expect, it } from 'vitest';
import { localPath } from '#domain/localPath.ts';

it.each(['/', '/dashboard', '/dashboard/quotes/1?tab=2#notes', '/%5cevil.example', '/a//b', '/é'])(
  'a path of this site is kept: %s',
  (path) => {
    const { host, pathname } = new URL(localPath(path, '/other'), 'https://whorl.example');
    expect(host).toBe('whorl.example');
    expect(pathname).toBe(new URL(path, 'https://whorl.example').pathname);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
])('a path to another site, or no path, is replaced: %j', (path) => {
  expect(localPath(path, '/other')).toBe('/other');
});

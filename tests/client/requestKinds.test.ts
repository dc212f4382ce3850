import { describe, expect, it } from 'vitest';
import { kindOf } from '#client/service-worker/requestKinds.ts';

const navigation = (path: string) => kindOf(new URL(path, 'https://whorl.example'), true);
const file = (path: string) => kindOf(new URL(path, 'https://whorl.example'), false);

describe('the service worker', () => {
  it.each(['/dashboard', '/dashboard/', '/dashboard/quotes/new', '/dashboard/invoices?record=1', '/portal/quote/abc'])(
    'opens %s from the cached app',
    (path) => expect(navigation(path)).toBe('app'),
  );

  it.each(['/', '/pricing', '/articles/mileage-log?from=home', '/help/getting-started', '/dashboards'])(
    'caches the public page %s',
    (path) => expect(navigation(path)).toBe('page'),
  );

  it.each(['/auth/login', '/auth/reset-password?token=secret', '/newsletter/confirm?token=secret', '/?token=secret'])(
    'never caches %s',
    (path) => expect(navigation(path)).toBe('uncached'),
  );

  it.each([
    '/graphql',
    '/sandbox/mail',
    '/healthz',
    '/files/logo',
    '/export/customers.csv',
    '/webhooks/payments',
    '/quotes/1.pdf',
    '/portal/invoice/abc/pdf',
    '/sitemap.xml',
  ])('does not handle %s', (path) => {
    expect(navigation(path)).toBe('none');
    expect(file(path)).toBe('none');
  });

  it('caches files with hashed names, and what every document loads first', () => {
    expect(file('/assets/index-B1x.js')).toBe('asset');
    expect(file('/color-scheme.js')).toBe('basic');
    expect(file('/icons/icon-192.png')).toBe('none');
  });
});

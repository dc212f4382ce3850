import { describe, expect, it } from 'vitest';
import { kindOf } from '#client/service-worker/requestKinds.ts';

const navigation = (path: string) => kindOf(new URL(path, 'https://whorl.example'), true);
const file = (path: string) => kindOf(new URL(path, 'https://whorl.example'), false);

describe('what the service worker answers', () => {
  it.each(['/dashboard', '/dashboard/', '/dashboard/quotes/new', '/dashboard/invoices?record=1', '/portal/quote/abc'])(
    'opens %s from the kept app',
    (path) => expect(navigation(path)).toBe('app'),
  );

  it.each(['/', '/pricing', '/articles/mileage-log?from=home', '/help/getting-started', '/dashboards'])(
    'keeps the public page %s',
    (path) => expect(navigation(path)).toBe('page'),
  );

  it.each(['/auth/login', '/auth/reset-password?token=secret', '/newsletter/confirm?token=secret', '/?token=secret'])(
    'never keeps %s',
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
  ])('leaves %s alone', (path) => {
    expect(navigation(path)).toBe('none');
    expect(file(path)).toBe('none');
  });

  it('keeps files whose name changes with their content, and what every document starts with', () => {
    expect(file('/assets/index-B1x.js')).toBe('asset');
    expect(file('/color-scheme.js')).toBe('basic');
    expect(file('/icons/icon-192.png')).toBe('none');
  });
});

import type { BrowserContext } from '@playwright/test';

/** What the pages complain of in the console: errors and warnings, those of being taken over among them. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (failure) => complaints.push(`${failure.page()?.url()}: ${failure.error().message}`));
  context.on('console', (message) => {
    const url = message.page()?.url() ?? '';
    const isOwnStatus = url.endsWith('/404') && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(`${url}: ${message.text()}`);
  });
  return complaints;
}

import type { BrowserContext } from '@playwright/test';

/** Told wherever a test is not about what is kept of the app (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What the pages complain of in the console: errors and warnings, those of being taken over among them. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (failure) => complaints.push(`${failure.page()?.url()}: ${failure.error().message}`));
  context.on('console', (message) => {
    const url = message.page()?.url() ?? '';
    const isMeant = message.text().includes(NO_WORKER) || (url.endsWith('/404') && message.text().includes('404'));
    if (['error', 'warning'].includes(message.type()) && !isMeant) complaints.push(`${url}: ${message.text()}`);
  });
  return complaints;
}

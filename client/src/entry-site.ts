import { isPaymentReturn } from './features/identity/session/paymentReturn.ts';
import { PAGE_DATA_ID, type PageData } from './site/documentIds.ts';
import { connectIslands } from './site/islands.ts';
import { layOutSections } from './site/layOutSections.ts';
import { registerServiceWorker } from './ui/device/serviceWorker.ts';
import type { PageModule } from './ui/site/page.ts';

// The build includes every page and layout for their styles and pictures. Browsers hydrate auth pages only; the others
// are complete as the server sends them.
const pages = import.meta.glob<PageModule>(['/src/**/*.page.ts', '/src/site/layout/*Layout.tsx']);

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent;

async function hydratePage({ file, data }: PageData): Promise<void> {
  const [{ hydrate }, { AuthPageLayout }, { page }] = await Promise.all([
    import('./site/hydrate.tsx'),
    import('./site/layout/AuthPageLayout.tsx'),
    pages[file]!(),
  ]);
  hydrate({ Layout: AuthPageLayout, Component: page!.Component, data });
}

if (pageData) {
  hydratePage(JSON.parse(pageData));
} else {
  connectIslands();
  // Scroll anchoring keeps the target of a link in place, and layout takes much of a slow phone's startup time.
  if (!CSS.supports('overflow-anchor', 'auto')) layOutSections();
}
registerServiceWorker();

if (isPaymentReturn(new URLSearchParams(location.search))) {
  import('./features/identity/session/settlePaymentReturn.ts').then(({ settlePaymentReturn }) => settlePaymentReturn());
}

import { isPaymentReturn } from './features/identity/session/paymentReturn.ts';
import { components, layouts } from './site/components.ts';
import { PAGE_DATA_ID, type PageData } from './site/pageData.ts';

const { name, layout, data } = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;

/** Takes over the page that the server rendered. */
async function start() {
  const [{ hydrate }, Layout, Component] = await Promise.all([
    import('./site/hydrate.tsx'),
    layouts[layout](),
    components[name]!(),
  ]);
  hydrate({ Layout, Component, data });
}

start();

if (isPaymentReturn(new URLSearchParams(location.search))) {
  import('./features/identity/session/settlePaymentReturn.ts').then(({ settlePaymentReturn }) => settlePaymentReturn());
}

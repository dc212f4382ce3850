import { isPaymentReturn } from './features/identity/session/paymentReturn.ts';
import { components, layouts } from './site/components.ts';
import { PAGE_DATA_ID, type PageData } from './site/pageData.ts';
import { noteEarlySubmits } from './ui/forms/earlySubmit.ts';

const { name, layout, data } = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;

/** Takes over the page that the server rendered. */
async function start() {
  const [{ takeOver }, Layout, Component] = await Promise.all([
    import('./site/takeOver.tsx'),
    layouts[layout](),
    components[name]!(),
  ]);
  takeOver({ Layout, Component, data });
}

noteEarlySubmits();

// Nobody reads later for a page's script; a door is nothing without it.
if (layout === 'door' || document.readyState === 'complete') start();
else window.addEventListener('load', start, { once: true });

if (isPaymentReturn(new URLSearchParams(location.search))) {
  import('./features/identity/session/settlePaymentReturn.ts').then(({ settlePaymentReturn }) => settlePaymentReturn());
}

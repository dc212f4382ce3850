import { components, layouts } from './site/components.ts';
import { PAGE_DATA_ID, type PageData } from './site/pageData.ts';

/** Takes over the page that the server rendered, once it is there to be read: nobody reads later for it. */
async function start() {
  const { name, layout, data } = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
  const [{ takeOver }, Layout, Component] = await Promise.all([
    import('./site/takeOver.tsx'),
    layouts[layout](),
    components[name]!(),
  ]);
  takeOver({ Layout, Component, data });
}

if (document.readyState === 'complete') start();
else window.addEventListener('load', start, { once: true });

import { hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from '#client/ui/device/serviceWorker.ts';
import { components, layouts } from './site/components.ts';
import { PageFrame } from './site/PageFrame.tsx';
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './site/pageData.ts';

/** Takes over the page that the server rendered. */
async function hydrate() {
  const { name, layout, data } = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
  const [Layout, Component] = await Promise.all([layouts[layout](), components[name]!()]);
  hydrateRoot(document.getElementById(ROOT_ID)!, <PageFrame Layout={Layout} Component={Component} data={data} />);
}

hydrate();
registerServiceWorker();

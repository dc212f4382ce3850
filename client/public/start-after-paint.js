// A page's script runs once what came with the page has been painted. Its modules are fetched together, then run one
// after the other, all in tasks so short that no finger waits for them; sheets that the first paint did without come before.
const { modules: list, styles } = document.currentScript.dataset;
const modules = list.split(' ');
const AT_ONCE = 6;
const link = (rel, href) => Object.assign(document.createElement('link'), { rel, href });
const pause = () => new Promise((resolve) => setTimeout(resolve));

const styled = (href) =>
  new Promise((resolve) => {
    const sheet = Object.assign(link('stylesheet', href), { crossOrigin: '', onload: resolve, onerror: resolve });
    document.head.append(sheet);
  });

async function start() {
  // It brings an icon of the home screen's size, which the first paint needn't wait for.
  document.head.append(link('manifest', '/manifest.webmanifest'));
  const styling = styles?.split(' ').map(styled);
  for (let first = 0; first < modules.length; first += AT_ONCE) {
    document.head.append(...modules.slice(first, first + AT_ONCE).map((href) => link('modulepreload', href)));
    await pause();
  }
  await Promise.all(styling ?? []);
  for (const module of modules) await import(module);
}

// A form that is nothing without its script is sent once the script is there: ui/forms/useEarlyInput.ts.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target.method === 'dialog') target.dataset.early = '';
});

addEventListener('load', () => {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // A finger may be quicker: what it does comes first.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 });
    else start();
  }).observe({ type: 'paint', buffered: true });
});

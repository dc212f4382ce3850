// A page's script runs once what came with the page has been painted. Its modules are fetched all at once, then run one
// after the other, each as a task of its own: together they would keep a finger waiting.
const modules = document.currentScript.dataset.modules.split(' ');
const preload = (href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });

async function start() {
  document.head.append(...modules.map(preload));
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
    start();
  }).observe({ type: 'paint', buffered: true });
});

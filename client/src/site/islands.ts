/** What an `<name>.island.ts` file exports: makes a rendered element with `data-island="<name>"` interactive. */
interface IslandModule {
  connect: (element: HTMLElement) => void;
}

const modules = import.meta.glob<IslandModule>('/src/**/*.island.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [/([^/]+)\.island\.ts$/.exec(path)![1]!, load]));

const ISLAND = '[data-island]';
const CLICKABLE = 'a, button, input, label';
const connecting = new WeakMap<Element, Promise<void>>();

/** Loads an island's module and connects it, once; `data-ready` marks it from then on. A failed load can be repeated. */
function connect(island: HTMLElement): Promise<void> {
  const known = connecting.get(island);
  if (known) return known;
  const connected = loaders.get(island.dataset.island!)!().then(
    (module) => {
      module.connect(island);
      island.dataset.ready = '';
    },
    () => void connecting.delete(island),
  );
  connecting.set(island, connected);
  return connected;
}

const islandOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(ISLAND);

function touch(event: Event): void {
  const island = islandOf(event);
  if (island) connect(island);
}

/** Holds a click that came before its island was connected, and repeats it then. Where loading fails, HTML's own action runs. */
async function holdClick(event: MouseEvent): Promise<void> {
  const island = islandOf(event);
  const target = (event.target as Element).closest<HTMLElement>(CLICKABLE);
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  // A repeated click is not trusted.
  if (!island || !target || island.dataset.ready !== undefined || opensElsewhere || !event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  await connect(island);
  target.click();
}

/** Connects each island of the document when it comes near the screen or is touched. */
export function connectIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) connect(target as HTMLElement);
    },
    { rootMargin: '25%' },
  );
  for (const island of document.querySelectorAll(ISLAND)) observer.observe(island);
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    addEventListener(type, touch, { capture: true, passive: true });
  addEventListener('click', holdClick, { capture: true });
}

import { COLOR_SCHEME_KEY } from '#client/ui/theme/colorSchemeKey.ts';

const root = document.documentElement;

/** Connects the dark-mode button and the logo. */
export function connect(header: HTMLElement): void {
  connectToggle(header.querySelector('[aria-pressed]')!);
  header.querySelector('a')!.addEventListener('click', scrollToTop);
}

function connectToggle(toggle: HTMLElement): void {
  const show = (isDark: boolean) => {
    root.classList.toggle('dark', isDark);
    root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
    toggle.setAttribute('aria-pressed', String(isDark));
  };
  show(root.classList.contains('dark'));
  toggle.addEventListener('click', () => {
    const isDark = !root.classList.contains('dark');
    show(isDark);
    try {
      localStorage.setItem(COLOR_SCHEME_KEY, isDark ? 'dark' : 'light');
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  });
  // Another tab has changed it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === COLOR_SCHEME_KEY) show(newValue === 'dark');
  });
}

/** On the home page the logo scrolls to the top (spec, point 2). */
function scrollToTop(event: MouseEvent): void {
  if (location.pathname !== '/') return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

// Before the first paint, so that a page never flashes in the wrong scheme. ui/theme/colorSchemeKey.ts names the key.
try {
  const dark = localStorage.getItem('whorl-color-scheme') === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
} catch {
  // Storage is closed to us: the page stays light.
}

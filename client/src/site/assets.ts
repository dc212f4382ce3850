import { type Build, fontsOf, loadedWith } from '#client/ui/site/build.ts';
import type { Page } from '#client/ui/site/page.ts';

/** The text of a script that the document holds, or in development where it is. */
export type Script = { text: string } | { src: string };

/** What a document loads. */
export interface Assets {
  /** The module that takes the page over, at the end, after all that it imports. */
  modules: readonly string[];
  styles: readonly string[];
  /** The text of the style sheets; undefined in development. The document paints with what its first answer brings. */
  inlineStyle: string | undefined;
  fonts: readonly string[];
  /** Sets the color scheme before the first paint. */
  schemeScript: Script;
  /** Runs the modules after it. */
  startScript: Script;
}

const SCHEME_SCRIPT = 'color-scheme.js';
const START_SCRIPT = 'start-after-paint.js';
const ENTRY = 'src/entry-site.ts';
const TAKE_OVER = 'hydrate';
const LAYOUTS = { page: 'SiteLayout', door: 'DoorLayout' };
// biome-ignore lint/suspicious/noExplicitAny: a page's data says nothing of its assets
export function assetsOf(page: Page<any>, build: Build | undefined): Assets {
  if (!build)
    return {
      modules: [`/${ENTRY}`],
      styles: [],
      inlineStyle: undefined,
      fonts: [],
      schemeScript: { src: `/${SCHEME_SCRIPT}` },
      startScript: { src: `/${START_SCRIPT}` },
    };
  const { manifest, read } = build;
  const parts = [TAKE_OVER, LAYOUTS[page.layout], page.name].map((name) => named(manifest, name));
  const chunks = loadedWith(manifest, [...parts, manifest[ENTRY]!]);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    styles: styles.map((file) => `/${file}`),
    inlineStyle: styles.map(read).join(''),
    fonts: fontsOf(build),
    schemeScript: { text: read(SCHEME_SCRIPT) },
    startScript: { text: read(START_SCRIPT) },
  };
}

function named(manifest: Build['manifest'], name: string) {
  const entry = Object.values(manifest).find((candidate) => candidate.isDynamicEntry && candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the build: is it in site/components.ts?`);
  return entry;
}

import { type Build, fontsOf, loadedWith } from '#client/ui/site/build.ts';
import type { LayoutName } from '#client/ui/site/page.ts';

/** The text of a script within the document, or its URL in development. */
export type Script = { text: string } | { src: string };

/** What a document loads. */
export interface Assets {
  /** The modules to run after the first paint, each after its imports. */
  modules: readonly string[];
  styles: readonly string[];
  /** The text of the style sheets, so that the first response is enough to paint; undefined in development. */
  inlineStyle: string | undefined;
  fonts: readonly string[];
  /** Sets the color scheme before the first paint. */
  schemeScript: Script;
  /** Runs the modules. */
  startScript: Script;
}

const SCHEME_SCRIPT = 'color-scheme.js';
const START_SCRIPT = 'start-after-paint.js';
const ENTRY = 'src/entry-site.ts';
const HYDRATE = 'src/site/hydrate.tsx';
const LAYOUTS: Record<LayoutName, string> = {
  page: 'src/site/layout/SiteLayout.tsx',
  authPage: 'src/site/layout/AuthPageLayout.tsx',
};

/** The assets of the page that a file (`src/…/<name>.page.ts`) declares. */
export function assetsOf(file: string, layout: LayoutName, build: Build | undefined): Assets {
  const shown = [LAYOUTS[layout], file];
  if (!build)
    return {
      // Vite's development server loads styles by scripts.
      modules: [...shown, ENTRY].map((source) => `/${source}`),
      styles: [],
      inlineStyle: undefined,
      fonts: [],
      schemeScript: { src: `/${SCHEME_SCRIPT}` },
      startScript: { src: `/${START_SCRIPT}` },
    };
  const { manifest, read } = build;
  const run = layout === 'authPage' ? [HYDRATE, ...shown, ENTRY] : [ENTRY];
  const styles = [...new Set(loadedWith(manifest, [...shown, ...run]).flatMap(({ css = [] }) => css))];
  return {
    modules: loadedWith(manifest, run).map((chunk) => `/${chunk.file}`),
    styles: styles.map((sheet) => `/${sheet}`),
    inlineStyle: styles.map(read).join(''),
    fonts: fontsOf(build),
    schemeScript: { text: read(SCHEME_SCRIPT) },
    startScript: { text: read(START_SCRIPT) },
  };
}

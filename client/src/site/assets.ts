import type { Page } from '#client/ui/site/page.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  css?: readonly string[];
  imports?: readonly string[];
  isDynamicEntry?: boolean;
}

/** What Vite built for the browser. */
export interface Build {
  /** Its list, by source. */
  manifest: Readonly<Record<string, ManifestEntry>>;
  /** The text of one of its files. */
  read: (file: string) => string;
}

/** What a document loads. */
export interface Assets {
  /** The module that takes the page over. */
  script: string;
  styles: readonly string[];
  /** The text of the style sheets, where the document holds them: it paints with what its first answer brings. */
  inlineStyle: string | undefined;
  fonts: readonly string[];
  /** The script that sets the color scheme before the first paint: its text, or in development where it is. */
  schemeScript: { text: string } | { src: string };
}

const SCHEME_SCRIPT = 'color-scheme.js';
const ENTRY = 'src/entry-site.ts';
const TAKE_OVER = 'takeOver';
const LAYOUTS = { page: 'SiteLayout', door: 'DoorLayout' };
/** The two faces that every page shows at once, in the letters that nearly all of it is written in. */
const FONTS = ['bricolage-grotesque-basic.woff2', 'inter-basic.woff2'];

// biome-ignore lint/suspicious/noExplicitAny: a page's data says nothing of its assets
export function assetsOf(page: Page<any>, build: Build | undefined): Assets {
  if (!build)
    return {
      script: `/${ENTRY}`,
      styles: [],
      inlineStyle: undefined,
      fonts: [],
      schemeScript: { src: `/${SCHEME_SCRIPT}` },
    };
  const { manifest, read } = build;
  const entry = manifest[ENTRY]!;
  const chunks = loadedWith(manifest, [
    entry,
    named(manifest, TAKE_OVER),
    named(manifest, LAYOUTS[page.layout]),
    named(manifest, page.name),
  ]);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  // The component library's sheet, on the doors, is too long to be sent with every page.
  const isInline = page.layout === 'page';
  return {
    script: `/${entry.file}`,
    styles: styles.map((file) => `/${file}`),
    inlineStyle: isInline ? styles.map(read).join('') : undefined,
    fonts: Object.entries(manifest)
      .filter(([source]) => FONTS.some((font) => source.endsWith(font)))
      .map(([, { file }]) => `/${file}`),
    schemeScript: { text: read(SCHEME_SCRIPT) },
  };
}

function named(manifest: Build['manifest'], name: string) {
  const entry = Object.values(manifest).find((candidate) => candidate.isDynamicEntry && candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the build: is it in site/components.ts?`);
  return entry;
}

/** These chunks and all that they import. */
function loadedWith(manifest: Build['manifest'], chunks: readonly ManifestEntry[]): ManifestEntry[] {
  const loaded = new Set<ManifestEntry>();
  const load = (chunk: ManifestEntry) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const source of chunk.imports ?? []) load(manifest[source]!);
  };
  for (const chunk of chunks) load(chunk);
  return [...loaded];
}

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

/** The two faces that every page shows at once, in the letters that nearly all of it is written in. */
const FONTS = ['bricolage-grotesque-basic.woff2', 'inter-basic.woff2'];

/** The addresses of the files of these faces. */
export const fontsOf = ({ manifest }: Build): string[] =>
  Object.entries(manifest)
    .filter(([source]) => FONTS.some((font) => source.endsWith(font)))
    .map(([, { file }]) => `/${file}`);

/** These chunks and all that they import, each after what it needs. */
export function loadedWith(manifest: Build['manifest'], chunks: readonly ManifestEntry[]): ManifestEntry[] {
  const met = new Set<ManifestEntry>();
  const loaded: ManifestEntry[] = [];
  const load = (chunk: ManifestEntry) => {
    if (met.has(chunk)) return;
    met.add(chunk);
    for (const source of chunk.imports ?? []) load(manifest[source]!);
    loaded.push(chunk);
  };
  for (const chunk of chunks) load(chunk);
  return loaded;
}

interface ManifestEntry {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
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

/** The chunks of these sources and all that they import, each after what it needs. */
export function loadedWith(manifest: Build['manifest'], sources: readonly string[]): ManifestEntry[] {
  const seen = new Set<string>();
  const load = (source: string): ManifestEntry[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    return [...(chunk.imports ?? []).flatMap(load), chunk];
  };
  return sources.flatMap(load);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The packages that ship: the server's, and those bundled for browsers, which are devDependencies in package.json.

const IMPORT = /(?:\bfrom|\bimport\(?|@import)\s*['"]([@\w][\w@./-]*)['"]/g;
const ONLY_TYPES = /\bimport type\b[^;]*;/g;

/** Returns the packages that the client's sources import; files beside its folders only build it. */
function importedByClient(root) {
  const sources = readdirSync(join(root, 'client'), { recursive: true }).filter((file) =>
    /^[^/\\]+[/\\].*(?<!\.d)\.(tsx?|css)$/.test(file),
  );
  const names = sources.flatMap((file) => {
    const text = readFileSync(join(root, 'client', file), 'utf8').replaceAll(ONLY_TYPES, '');
    return [...text.matchAll(IMPORT)].map(([, specifier]) => packageOf(specifier));
  });
  return [...new Set(names)];
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the install paths of shipped packages and their dependencies, as in package-lock.json and npm audit. */
export function shippedPlaces(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { dependencies, devDependencies } = packages[''];
  const bundled = importedByClient(root).filter((name) => name in devDependencies);
  const wanted = [...Object.keys(dependencies), ...bundled].map((name) => ({ name, by: '' }));
  const places = new Set();
  for (const { name, by } of wanted) {
    const place = placeOf(packages, name, by);
    if (!place || places.has(place)) continue;
    places.add(place);
    for (const needed of neededBy(packages[place])) wanted.push({ name: needed, by: place });
  }
  return places;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Resolves like Node: the importer's own node_modules first, then outer ones. */
function placeOf(packages, name, by) {
  const place = `${by && `${by}/`}node_modules/${name}`;
  if (packages[place]) return place;
  return by ? placeOf(packages, name, by.slice(0, Math.max(0, by.lastIndexOf('node_modules/') - 1))) : undefined;
}

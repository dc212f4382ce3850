import { type Build, fontsOf, loadedWith } from '#client/ui/site/build.ts';
import { jsonInScript } from '#client/ui/site/jsonInScript.ts';
import { DATA_ID, type FirstScreen, ROOT_ID } from './data.ts';

const DOCUMENT = 'index.html';
const LIBRARY = 'src/app/firstScreen/library.css';
const SIDE_BAR = 'src/app/shell/SideBar.tsx';
/** Wanted before the screen is taken over, too. */
const BANNERS = ['src/features/closure/ClosedBanner.tsx', 'src/features/plans/PlanBanner.tsx'];
/** Asks for the session: here once all of the screen is there. */
const SESSION_SCRIPT = 'start-session.js';
const START_SCRIPT = 'start-after-paint.js';
/** Has all the app's files fetched and run at once: here they come after the first paint. */
const START_SCREEN = 'start-screen.js';

const TITLE = /<title>[^<]*<\/title>/;
const NOT_YET = [
  /\s*<link rel="stylesheet"[^>]*>/g,
  /\s*<link rel="manifest"[^>]*>/g,
  /\s*<script type="module"[^>]*><\/script>/g,
];
const ROOT = `<div id="${ROOT_ID}"></div>`;

/** The app's document with a screen in it: it paints with what its first answer brings, then its scripts come. */
export function documentMaker(build: Build): (screen: FirstScreen, body: string) => string {
  const { manifest, read } = build;
  const entry = manifest[DOCUMENT]!;
  const chunks = loadedWith(manifest, [...BANNERS.map((file) => manifest[file]!), entry]);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  // The whole of the component library's sheets is in the entry's own: eight times as long as what the screen needs.
  const own = [...styles.filter((file) => !entry.css?.includes(file)), ...(manifest[SIDE_BAR]?.css ?? [])];
  const inline = [manifest[LIBRARY]!.file, ...new Set(own)].map(read).join('');
  const fonts = fontsOf(build).map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  // Painted once, and whole: a part first would be laid out twice, and could be tapped in vain.
  const whole = `<link rel="expect" href="#${DATA_ID}" blocking="render">`;
  const head = [whole, `<style>${inline}</style>`, ...fonts, '</head>'].join('\n');
  const session = `<script>${read(SESSION_SCRIPT)}</script>`;
  const start = [
    session,
    `<script data-modules="${chunks.map(({ file }) => `/${file}`).join(' ')}"`,
    ` data-styles="${styles.map((file) => `/${file}`).join(' ')}">${read(START_SCRIPT)}</script>`,
  ].join('');
  const shell = NOT_YET.reduce(
    (html, part) => html.replaceAll(part, ''),
    read(DOCUMENT)
      .replace(`<script>${read(START_SCREEN)}</script>`, '')
      .replace(session, ''),
  ).replace('</head>', () => head);
  const [before = '', after = ''] = shell.split(ROOT);
  return (screen, body) => {
    // React puts a title first, wherever it stands.
    const [title = ''] = TITLE.exec(body) ?? [];
    const data = `<script id="${DATA_ID}" type="application/json">${jsonInScript(screen)}</script>`;
    return [
      before.replace(TITLE, () => title),
      `<div id="${ROOT_ID}">${body.replace(title, '')}</div>\n${data}\n${start}`,
      after,
    ].join('');
  };
}

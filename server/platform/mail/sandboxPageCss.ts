export const sandboxPageCss = `
:root { color-scheme: light dark; --ground: #FBFAF7; --sheet: #FFFFFF; --ink: #1B1F3B; --quiet: #5B5F78; --line: #E3E0D8; --accent: #3B3FD8; --chosen: #EEEEFC; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12142A; --sheet: #1A1D38; --ink: #ECEBF4; --quiet: #A9ABC4; --line: #333757; --accent: #A9ABFF; --chosen: #262A52; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1280px; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { margin: 0; font-size: 20px; line-height: 1.3; }
h1 a { color: inherit; text-decoration: none; }
header p, .note { margin: 4px 0 16px; color: var(--quiet); font-size: 14px; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0; padding: 0; }
nav, main:not(.note) { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
nav { overflow: hidden; align-self: start; }
nav li + li { border-top: 1px solid var(--line); }
nav a { display: grid; gap: 2px; padding: 12px 16px; color: var(--ink); text-decoration: none; }
nav a:hover, nav a[aria-current] { background: var(--chosen); }
nav a:focus-visible { outline-offset: -2px; }
nav span, time { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums; }
main { padding: 16px; min-width: 0; }
.back { display: inline-block; margin-bottom: 8px; font-size: 14px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 12px 0; font-size: 14px; }
dt { color: var(--quiet); }
dd { margin: 0; }
.attachments { margin: 0 0 12px; font-size: 14px; }
iframe { display: block; width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 10px; }
summary { margin-top: 12px; padding: 8px 0; cursor: pointer; }
pre { margin: 0; padding: 12px; white-space: pre-wrap; background: var(--ground); border-radius: 10px; font-size: 14px; }
.reading nav { display: none; }
@media (min-width: 900px) {
  .reading .columns { display: grid; grid-template-columns: 320px 1fr; gap: 16px; }
  .reading nav { display: block; }
  .reading .back { display: none; }
}
`;

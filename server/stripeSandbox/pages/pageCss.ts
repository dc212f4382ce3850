export const pageCss = `
:root { color-scheme: light dark; --ground: #F6F4EF; --sheet: #FFFFFF; --ink: #1B1F3B; --quiet: #5B5F78; --line: #DAD5C9; --field: #8B8DA3; --accent: #3B3FD8; --on-accent: #FFFFFF; --note: #FDF3E1; --on-note: #5F3B00; --bad: #A32A22; --good: #17603D; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12142A; --sheet: #1B1E38; --ink: #ECEEF8; --quiet: #A9ABC4; --line: #333860; --field: #7E83AE; --accent: #A9ABFF; --on-accent: #12142A; --note: #3A2C12; --on-note: #F6D59C; --bad: #F2A29B; --good: #7FD1A4; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
.sandbox { margin: 0; padding: 8px 16px; background: var(--note); color: var(--on-note); text-align: center; font-size: 14px; font-weight: 600; }
.frame { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
.wide { max-width: 1200px; }
h1, h2, h3 { margin: 0; line-height: 1.3; }
h1 { font-size: 22px; }
h2 { font-size: 18px; }
h3 { font-size: 16px; }
p { margin: 0; }
.quiet { color: var(--quiet); font-size: 14px; }
.bad { color: var(--bad); }
.good { color: var(--good); }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.stack { display: grid; gap: 16px; min-width: 0; }
.tight { display: grid; gap: 8px; min-width: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.apart { justify-content: space-between; }
.amount { font-size: 36px; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.lines li { display: flex; justify-content: space-between; gap: 16px; }
.lines b, td.number { font-variant-numeric: tabular-nums; font-weight: 500; white-space: nowrap; }
.total { border-top: 1px solid var(--line); padding-top: 12px; font-weight: 650; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 8px; min-width: 0; }
legend, .label { padding: 0; font-weight: 600; margin-bottom: 8px; display: block; }
.label { margin-bottom: 4px; }
input[type=email], input[type=text], select { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--field); border-radius: 8px; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); flex: none; }
button, .button { min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: var(--ink); background: var(--sheet); border: 1px solid var(--field); border-radius: 8px; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.full { width: 100%; min-height: 48px; }
button:hover, .button:hover { filter: brightness(.96); }
.alert { padding: 12px 16px; border: 1px solid var(--bad); border-radius: 8px; color: var(--bad); font-weight: 500; }
.done { padding: 12px 16px; border: 1px solid var(--good); border-radius: 8px; color: var(--good); font-weight: 500; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: middle; }
th { color: var(--quiet); font-weight: 600; border-top: 0; white-space: nowrap; }
td:last-child { min-width: 160px; }
td form, td .button { display: inline-flex; margin: 2px 8px 2px 0; }
td button, td .button { font-size: 14px; padding: 4px 12px; }
.capital::first-letter { text-transform: uppercase; }
@media (min-width: 800px) {
  .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 48px; align-items: start; padding-top: 32px; }
}
@media (max-width: 799px) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { padding: 12px 0; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  td { padding: 0; border: 0; }
  td:not(:last-child)::before { content: attr(data-head) ': '; color: var(--quiet); }
  .halves { display: grid; gap: 24px; }
}
`;

import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';
import { shippedPlaces } from './shipped.mjs';
import { SKIPPED } from './testReports.mjs';

// Reports npm advisories of high or critical severity for packages that run on the server or are bundled for browsers, and
// fails if there are any. Advisories for development tools are only listed. Without network, or with a registry that has no
// advisories, the check counts as skipped.

const { stdout, stderr } = spawnSync('npm', ['audit', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});

const report = read(stdout);
if (!report?.vulnerabilities) {
  const why = report?.error?.summary || report?.message || stderr.trim().split('\n').at(-1) || 'no answer';
  console.log(`Skipped: the registry provides no advisories (${why}).`);
  process.exitCode = SKIPPED;
} else {
  const places = shippedPlaces(root);
  const found = Object.values(report.vulnerabilities).map((each) => ({
    ...each,
    ships: each.nodes.some((node) => places.has(node)),
    grave: each.severity === 'high' || each.severity === 'critical',
  }));
  for (const { name, severity, via, range, ships } of found) {
    const titles = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`));
    console.log(`${severity}, ${ships ? 'ships' : 'a tool'}: ${name} ${range}: ${titles.join('; ')}`);
  }
  const unsafe = found.filter(({ ships, grave }) => ships && grave);
  console.log(`${unsafe.length} high or critical, of ${places.size} packages that ship`);
  if (unsafe.length > 0) process.exitCode = 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

// Whether anything that ships is known to be unsafe: npm's advisories, of high severity and above. Where they cannot be
// asked for (no network, a mirror without them), that is said, and nothing is held up.

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});

const report = read(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const why = report?.error?.summary || report?.message || stderr.trim().split('\n').at(-1) || 'no answer';
  console.log(`Skipped: the registry answers no question about advisories (${why}).`);
} else {
  for (const { name, severity, via, range } of Object.values(report.vulnerabilities ?? {})) {
    const titles = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`));
    console.log(`${severity}: ${name} ${range}: ${titles.join('; ')}`);
  }
  console.log(
    `high ${counts.high}, critical ${counts.critical}, of ${report.metadata.dependencies?.prod ?? 'all'} packages that ship`,
  );
  if (counts.high + counts.critical > 0) process.exitCode = 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

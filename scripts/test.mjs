import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { ensureRedis } from './redis.mjs';
import { SKIPPED, skippedByPlaywright, skippedByVitest, slowInPlaywright, slowInVitest } from './testReports.mjs';

// npm test: every check and every test, continuing after failures. npm run check: the checks only. A check counts as one
// test; the last line is the total.

const CONTRACT = '../shared/contract.graphql';
const REPORTS = join(root, 'node_modules', '.cache', 'reports');

/** Runs alone and first, because it rewrites and restores files that others read. */
const GENERATED = { 'Generated files': ['node', 'scripts/check-generated.mjs'] };
const CHECKS = {
  'Format and lint': ['biome', 'ci'],
  Types: ['tsc', '--noEmit'],
  'Who may import what': [
    'depcruise',
    '--config',
    'dependency-cruiser.config.cjs',
    'client',
    'db',
    'domain',
    'sdk',
    'server',
    'tests',
  ],
  'Nothing unused': ['knip'],
  'Known vulnerabilities': ['node', 'scripts/audit.mjs'],
  ...(existsSync(join(root, CONTRACT)) && { 'API contract': ['node', 'scripts/check-contract.mjs', CONTRACT] }),
};
/** The second checks the output of the first. */
const BUILD = {
  Build: ['node', 'scripts/build.mjs'],
  'Weight of the public pages': ['node', 'scripts/check-budgets.mjs'],
};

const MARKS = { 0: '✓', [SKIPPED]: '-' };

const results = [];

ensureInstalled();
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await checkInTurn(GENERATED);
await Promise.all([checkInTurn(CHECKS), checkInTurn(BUILD)]);
if (!process.argv.includes('--checks-only')) {
  unitAndIntegrationTests();
  endToEndTests();
}
summarise();

async function checkInTurn(checks) {
  for (const [title, command] of Object.entries(checks)) {
    const status = await runBeside(title, command);
    const skipped = status === SKIPPED ? [{ count: 1, words: 'could not be made here' }] : [];
    results.push({ title, passed: status === 0 ? 1 : 0, failed: status === 0 || skipped.length > 0 ? 0 : 1, skipped });
  }
}

function unitAndIntegrationTests() {
  const title = 'Unit and integration tests';
  // If one cannot be installed, the tests that need it are skipped and say so.
  ensureRedis();
  ensurePgBouncer();
  const report = join(REPORTS, 'vitest.json');
  const status = run(title, ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const read = readReport(report);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = read;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  count(title, status, {
    passed,
    failed,
    failures: failures.map(inWords),
    skipped: skippedByVitest(read),
    slow: slowInVitest(read),
  });
}

function endToEndTests() {
  const title = 'End-to-end tests';
  if (results.some((result) => result.title === 'Build' && result.failed > 0))
    return notRun(title, 'The build failed.');
  try {
    ensureBrowser();
  } catch (error) {
    return notRun(title, error.message);
  }
  const report = join(REPORTS, 'playwright.json');
  const status = run(title, ['playwright', 'test', '--fail-on-flaky-tests', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const read = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = read.stats ?? {};
  count(title, status, {
    passed: expected,
    failed: unexpected + flaky,
    skipped: skippedByPlaywright(read),
    slow: slowInPlaywright(read),
  });
}

function run(title, [program, ...args], env = {}) {
  console.log(`\n── ${title}: ${program} ${args.join(' ')}`);
  const started = Date.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(ended(title, status, started));
  return status;
}

/** Prints the output of a concurrent program once it has ended, to avoid interleaving. */
async function runBeside(title, [program, ...args]) {
  const started = Date.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => said.push(`${error}\n`));
    child.on('close', resolve);
  });
  console.log(`\n── ${title}: ${program} ${args.join(' ')}\n${said.join('')}`);
  console.log(ended(title, status, started));
  return status;
}

function ended(title, status, started) {
  return `${MARKS[status] ?? '✗'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`;
}

function notRun(title, why) {
  console.error(`\n✗ ${title}: not run. ${why}`);
  results.push({ title, passed: 0, failed: 1 });
}

function inWords({ fullName, failureMessages }) {
  const [first = ''] = failureMessages;
  return [fullName, ...first.split('\n', 2)].join('\n    ');
}

/** A run that fails without a failed test, as when a file does not load, or that ran no test counts as one failure. */
function count(title, status, { passed, failed, failures = [], skipped, slow }) {
  const isGood = status === 0 && passed > 0 && failed === 0;
  results.push({ title, passed, failed: isGood ? 0 : Math.max(failed, 1), failures, skipped, slow });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function summarise() {
  const failures = results.filter((result) => result.failed > 0);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap(({ title, skipped = [] }) => skipped.map((each) => ({ title, ...each })));
  console.log('');
  if (skipped.length > 0) console.log(`- ${skipped.reduce((total, { count }) => total + count, 0)} skipped`);
  for (const { title, words } of skipped) console.log(`  - ${title}: ${words}`);
  for (const { title, slow = [] } of results) for (const words of slow) console.log(`- ${title}: ${words}`);
  for (const { title, failed, failures: named = [] } of failures) {
    console.log(`✗ ${title}: ${failed} failed`);
    for (const name of named) console.log(`  ✗ ${name}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Exit code of a check that could not run here. */
export const SKIPPED = 77;

/** Returns the names of skipped tests in vitest's report. */
export function skippedByVitest({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => ({ count: 1, words: fullName }));
}

/** Returns the skipped tests in Playwright's report, grouped where a viewport is skipped for the same reason. */
export function skippedByPlaywright({ suites = [] }) {
  const groups = new Map();
  for (const { title, tests } of suites.flatMap(specsOf))
    for (const { status, projectName, annotations } of tests) {
      if (status !== 'skipped') continue;
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      const group = `${projectName}${why ? `, ${why}` : ''}`;
      groups.set(group, [...(groups.get(group) ?? []), title]);
    }
  return [...groups].map(([group, titles]) => ({ count: titles.length, words: `${group}: ${titles.join('; ')}` }));
}

const SLOW_MS = 10_000;

const slow = (tests) =>
  tests
    .filter(({ ms }) => ms > SLOW_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ ms, name }) => `${(ms / 1000).toFixed(1)} s ${name}`);

/** The tests of vitest's report that took over 10 s, slowest first, each with its duration. */
export const slowInVitest = ({ testResults = [] }) =>
  slow(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration = 0 }) => ({ name: fullName, ms: duration })),
  );

/** The same of Playwright's report, with the project that each ran in. */
export const slowInPlaywright = ({ suites = [] }) =>
  slow(
    suites.flatMap(specsOf).flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${projectName}: ${title}`,
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
    ),
  );

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

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

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** Lighthouse's mobile preset on one address, `runs` times: the medians, and what kept a category from 100. */
export async function measure(address, chromePath, runs) {
  const reports = [];
  for (let i = 0; i < runs; i += 1) reports.push(await run(address, chromePath));
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const value = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP s': seconds(value('first-contentful-paint')),
    'LCP s': seconds(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'JS kB': kilobytes(reports[0], 'script'),
    'CSS kB': kilobytes(reports[0], 'stylesheet'),
    findings: findings(reports[0]),
  };
}

/** Now and then Chromium records a trace without its beginning; that run is made again. */
const ATTEMPTS = 3;

async function run(address, chromePath, attempt = 1) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' });
    if (!lhr.runtimeError) return lhr;
    if (attempt === ATTEMPTS) throw new Error(lhr.runtimeError.message);
  } finally {
    await chrome.kill();
  }
  return run(address, chromePath, attempt + 1);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (milliseconds) => Number((milliseconds / 1000).toFixed(2));

function kilobytes({ audits }, type) {
  const requests = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType?.toLowerCase() === type,
  );
  return Number((requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000).toFixed(1));
}

/** Every audit that counts and is not whole. */
function findings({ categories, audits }) {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.99)
    .map(({ id, score, displayValue = '' }) => `${id}: ${score} ${displayValue}`);
}

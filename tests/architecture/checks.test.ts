import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shippedPlaces } from '../../scripts/shipped.mjs';
import { skippedByPlaywright, skippedByVitest } from '../../scripts/testReports.mjs';

describe('the audit', () => {
  const places = shippedPlaces('.');
  const ships = (name: string) => places.has(`node_modules/${name}`);

  it('covers packages of the server and the client with their dependencies, but no tools', () => {
    const bundled = [
      '@apollo/client',
      '@mantine/core',
      '@simplewebauthn/browser',
      'graphiql',
      'idb-keyval',
      'workbox-core',
    ];
    const needed = ['recharts', 'd3-shape', 'rxjs', 'pg-protocol'];
    const tools = ['vite', 'vitest', 'typescript', '@playwright/test', '@biomejs/biome', '@graphql-codegen/cli', 'tsx'];
    expect([...bundled, ...needed, 'fastify'].filter((name) => !ships(name))).toEqual([]);
    expect(tools.filter(ships)).toEqual([]);
  });

  it('knows every package that runs on the server', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const ofProduction = Object.entries<{ dev?: boolean; devOptional?: boolean; optional?: boolean; peer?: boolean }>(
      packages,
    )
      .filter(([place, { dev, devOptional, optional, peer }]) => place && !dev && !devOptional && !optional && !peer)
      .map(([place]) => place);
    expect(ofProduction.length).toBeGreaterThan(200);
    expect(ofProduction.filter((place) => !places.has(place))).toEqual([]);
  });

  /** Runs the audit with a fake npm that prints this report. */
  function audited(report: object) {
    const folder = mkdtempSync(join(tmpdir(), 'whorl-audit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report)}\nEND\n`, { mode: 0o755 });
    try {
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
      return { code: 0, text: execFileSync(process.execPath, ['scripts/audit.mjs'], { env, encoding: 'utf8' }) };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, text: stdout };
    }
  }
  const advisory = (name: string, severity: string) => ({
    vulnerabilities: {
      [name]: { name, severity, range: '*', via: [{ title: 'Bad', url: '' }], nodes: [`node_modules/${name}`] },
    },
  });

  it('fails for shipped packages, lists tools, and counts as skipped without a response', () => {
    expect(audited(advisory('react-router', 'high'))).toMatchObject({ code: 1 });
    expect(audited(advisory('react-router', 'moderate'))).toMatchObject({ code: 0 });
    expect(audited(advisory('vite', 'critical'))).toEqual({
      code: 0,
      text: expect.stringContaining('critical, a tool: vite'),
    });
    expect(audited({ message: '405 Method Not Allowed' })).toEqual({
      code: 77,
      text: expect.stringContaining('Skipped: the registry provides no advisories'),
    });
  });
});

describe('skipped tests', () => {
  it('lists skipped tests of vitest by name', () => {
    const assertionResults = [
      { fullName: 'pays', status: 'passed' },
      { fullName: 'over Redis', status: 'skipped' },
      { fullName: 'some day', status: 'todo' },
    ];
    expect(skippedByVitest({ testResults: [{ assertionResults }] })).toEqual([
      { count: 1, words: 'over Redis' },
      { count: 1, words: 'some day' },
    ]);
  });

  it('groups those of playwright by viewport and reason', () => {
    const test = (projectName: string, status: string, description?: string) => ({
      projectName,
      status,
      annotations: description ? [{ type: 'skip', description }] : [],
    });
    const spec = (title: string, ...tests: object[]) => ({ title, tests });
    const paid = [test('desktop', 'expected'), test('phone', 'skipped', 'the same on a phone')];
    const suites = [
      {
        specs: [spec('pays', ...paid)],
        suites: [{ specs: [spec('tips', ...paid), spec('waits', test('desktop', 'skipped'))] }],
      },
    ];
    expect(skippedByPlaywright({ suites })).toEqual([
      { count: 2, words: 'phone, the same on a phone: pays; tips' },
      { count: 1, words: 'desktop: waits' },
    ]);
  });
});

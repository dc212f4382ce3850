import { describe, expect, it } from 'vitest';
import { helpTopics, popularQuestions } from '#client/features/help/topics.ts';
import { legalDocuments } from '#client/features/legal/legalDocuments.ts';
import { withNames } from '#client/ui/brand/operator.ts';
import { renderMarkdown } from '#client/ui/site/markdown.ts';
import { apiLimitsOf } from '#domain/apiKeys/limits.ts';
import { PLANS } from '#domain/plans.ts';

const texts = [
  ...helpTopics.map(({ path, html }) => ({ path, html })),
  ...legalDocuments.map(({ path, markdown }) => ({ path, html: renderMarkdown(withNames(markdown)).html })),
  { path: '/help', html: popularQuestions.map(({ id, answer }) => `<h2 id="${id}"></h2>${answer}`).join('') },
];

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const linksIn = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href!);

describe('the texts of help and legal pages', () => {
  it.each(texts)('$path links to existing sections', ({ html }) => {
    for (const link of linksIn(html)) {
      const [path, id] = link.split('#');
      const target = texts.find((text) => text.path === path);
      if (/^\/(help|privacy|terms|payment-information)/.test(link)) expect(target, link).toBeDefined();
      if (id) expect(idsIn(target?.html ?? ''), link).toContain(id);
    }
  });

  it.each(texts)('$path has unique section addresses', ({ html }) => {
    const ids = idsIn(html);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('number the sections of each legal document from 1', () => {
    for (const { markdown } of legalDocuments) {
      const numbers = [...markdown.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers).toHaveLength(markdown.match(/^## /gm)!.length);
    }
  });

  it('state the API limits of the plans', () => {
    const { html } = helpTopics.find(({ path }) => path === '/help/api')!;
    for (const { tier } of PLANS) {
      const { requestsPerMinute, costPerMinute } = apiLimitsOf(tier);
      const row = [requestsPerMinute, costPerMinute].map((limit) => `<td>${limit.toLocaleString('en-US')}</td>`);
      expect(html.replaceAll('\n', '')).toContain(row.join(''));
    }
  });

  it('replace every placeholder, and reject an unknown one', () => {
    for (const { html } of texts) expect(html).not.toContain('{{');
    expect(() => withNames('{{nobody}}')).toThrow('nobody');
  });
});

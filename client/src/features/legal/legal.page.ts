import { withNames } from '#client/ui/brand/operator.ts';
import { breadcrumbList } from '#client/ui/site/breadcrumbs.ts';
import { renderMarkdown } from '#client/ui/site/markdown.ts';
import { definePage } from '#client/ui/site/page.ts';
import { type LegalData, LegalPage } from './LegalPage.tsx';
import { type LegalDocument, legalDocuments } from './legalDocuments.ts';

function dataOf({ path, title, lead, version, changedOn, markdown }: LegalDocument): LegalData {
  const { html, headings } = renderMarkdown(withNames(markdown));
  return {
    title,
    lead: withNames(lead),
    version,
    changedOn,
    html,
    parts: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    trail: [
      { name: 'Home', path: '/' },
      { name: title, path },
    ],
    others: legalDocuments
      .filter((other) => other.path !== path)
      .map((other) => ({ path: other.path, title: other.title, lead: withNames(other.lead) })),
  };
}

const legalPage = (document: LegalDocument) => {
  const data = dataOf(document);
  return definePage<LegalData>({
    path: document.path,
    load: async () => data,
    head: ({ title, lead, changedOn, trail }, { origin }) => ({
      title,
      description: lead,
      structuredData: [
        { '@type': 'WebPage', name: title, url: origin + document.path, dateModified: changedOn, inLanguage: 'en-US' },
        breadcrumbList(origin, trail),
      ],
    }),
    Component: LegalPage,
  });
};

export const pages = legalDocuments.map(legalPage);

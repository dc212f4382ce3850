import { breadcrumbList } from '#client/ui/site/breadcrumbs.ts';
import { definePage, type PageRequest } from '#client/ui/site/page.ts';
import { type HelpCenterData, HelpCenterPage } from './HelpCenterPage.tsx';
import { LONGEST_QUERY } from './searchHelp.ts';
import { HELP_PATH, HELP_TITLE, helpSections, helpTopics, popularQuestions } from './topics.ts';

/** How many parts of a page its card leads to. */
const SHOWN_PARTS = 4;

const topics = helpTopics.map(({ path, title, lead, parts }) => ({
  path,
  title,
  lead,
  parts: parts.slice(0, SHOWN_PARTS),
}));

export const page = definePage<HelpCenterData>({
  path: HELP_PATH,
  load: async ({ query }: PageRequest) => ({
    query: (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    topics,
    questions: popularQuestions,
    sections: helpSections,
  }),
  head: ({ query, questions }, { origin }) => ({
    title: query ? `“${query}” in the ${HELP_TITLE}` : HELP_TITLE,
    description:
      'Answers about signing up, quotes with travel fees, invoices and payments, missing emails, and passwords. Search them, or write to us.',
    // What somebody searched for is not worth finding.
    noindex: query !== '',
    structuredData: [
      breadcrumbList(origin, [
        { name: 'Home', path: '/' },
        { name: HELP_TITLE, path: HELP_PATH },
      ]),
      ...(query ? [] : [faqPage(questions)]),
    ],
  }),
  Component: HelpCenterPage,
});

const faqPage = (questions: HelpCenterData['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

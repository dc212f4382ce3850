import type { Question } from '../brand/content.ts';

/** Questions and their answers, for search engines. */
export const faqPage = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

import { withNames } from '#client/ui/brand/operator.ts';
import { renderMarkdown } from '#client/ui/site/markdown.ts';
import type { Part } from '#client/ui/site/PartedProse.tsx';
import { EXAMPLE_HOST, examplesFor } from '#docs/examples/index.ts';
import { errorCodeSections, webhookEventTable } from './apiReference.ts';
import api from './content/api.md?raw';
import apiErrors from './content/api-errors.md?raw';
import apiWebhooks from './content/api-webhooks.md?raw';
import emailConfiguration from './content/email-configuration.md?raw';
import gettingStarted from './content/getting-started.md?raw';
import passwordReset from './content/password-reset.md?raw';
import questions from './content/questions.md?raw';
import quotesInvoices from './content/quotes-invoices.md?raw';
import { requestLimitTable } from './requestLimitRows.ts';
import { type HelpSection, sectionsOf, textOf } from './sections.ts';

export const HELP_PATH = '/help';
export const HELP_TITLE = 'Help Center';

/** A help page. */
export interface HelpTopic {
  path: string;
  title: string;
  /** What it helps with, in a sentence. */
  lead: string;
  html: string;
  parts: Part[];
}

function topic(slug: string, title: string, lead: string, markdown: string): HelpTopic {
  const { html, headings } = renderMarkdown(withNames(markdown));
  const parts = headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }));
  return { path: `${HELP_PATH}/${slug}`, title, lead: withNames(lead), html, parts };
}

/** The examples of the API, each file under its name; the page puts its own host in. */
const apiExamples = examplesFor(EXAMPLE_HOST)
  .map(({ name, files, run }) => {
    const blocks = files.map((file) => `\`${file.name}\`:\n\n\`\`\`\n${file.text}\n\`\`\``).join('\n\n');
    return `### With ${name}\n\n${blocks}\n\nRun it with \`${run}\`.`;
  })
  .join('\n\n');

/** The help pages, in the order in which one reads them. Server only, as what follows. */
export const helpTopics: readonly HelpTopic[] = [
  topic(
    'getting-started',
    'Getting started',
    'From signing up to your first quote: your business, your price list, your customers, and {{product}} on your home screen.',
    gettingStarted,
  ),
  topic(
    'quotes-invoices',
    'Quotes and invoices',
    'Write a quote with its travel fee, have it accepted, turn it into an invoice, and record what you are paid.',
    quotesInvoices,
  ),
  topic(
    'email-configuration',
    'Email configuration',
    'Which emails {{product}} sends and from whom, what to do when one doesn’t arrive, and how to connect your own mail server.',
    emailConfiguration,
  ),
  topic(
    'password-reset',
    'Password and signing in',
    'Reset your password, get back into your account, and keep it secure.',
    passwordReset,
  ),
  topic(
    'api',
    'API access',
    'Let your own programs read and write your {{product}} data: keys, scopes, limits, and working examples.',
    `${api.replace('REQUEST_LIMIT_TABLE', requestLimitTable)}\n\n${apiExamples}`,
  ),
  topic(
    'api/errors',
    'API errors',
    'Every {{product}} API error code: what it means, its HTTP status, and what to do.',
    apiErrors.replace('ERROR_CODE_SECTIONS', errorCodeSections),
  ),
  topic(
    'api/webhooks',
    'Webhook events',
    'Every event {{product}} can send to your programs, each with its JSON Schema.',
    apiWebhooks.replace('WEBHOOK_EVENT_TABLE', webhookEventTable),
  ),
];

/** Something that many ask. */
export interface Question {
  id: string;
  question: string;
  /** As HTML. */
  answer: string;
}

export const popularQuestions: readonly Question[] = withNames(questions)
  .split(/^## /m)
  .slice(1)
  .map((entry) => {
    const [question = '', ...lines] = entry.split('\n');
    const [named] = renderMarkdown(`## ${question}`).headings;
    return { id: named!.id, question, answer: renderMarkdown(lines.join('\n')).html };
  });

/** All that the Help Center finds. */
export const helpSections: readonly HelpSection[] = [
  ...popularQuestions.map(({ id, question, answer }) => ({
    page: 'Popular questions',
    path: `${HELP_PATH}#${id}`,
    title: question,
    text: textOf(answer),
  })),
  ...helpTopics.flatMap(sectionsOf),
];

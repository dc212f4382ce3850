import { breadcrumbList, type Step } from '#client/ui/site/breadcrumbs.ts';
import { definePage } from '#client/ui/site/page.ts';
import { EXAMPLE_HOST } from '#docs/examples/index.ts';
import { type HelpTopicData, HelpTopicPage } from './HelpTopicPage.tsx';
import { HELP_PATH, HELP_TITLE, type HelpTopic, helpTopics } from './topics.ts';

const linkTo = (topic: HelpTopic | undefined): Step | undefined => topic && { name: topic.title, path: topic.path };

const helpTopicPage = (topic: HelpTopic, index: number) => {
  const data: HelpTopicData = {
    ...topic,
    trail: [{ name: 'Home', path: '/' }, { name: HELP_TITLE, path: HELP_PATH }, linkTo(topic)!],
    previous: linkTo(helpTopics[index - 1]),
    next: linkTo(helpTopics[index + 1]),
  };
  return definePage<HelpTopicData>({
    path: topic.path,
    load: async ({ origin }) => ({ ...data, html: data.html.replaceAll(EXAMPLE_HOST, origin) }),
    head: ({ title, lead, trail }, { origin }) => ({
      title: `${title}: help`,
      description: lead,
      structuredData: [breadcrumbList(origin, trail)],
    }),
    Component: HelpTopicPage,
  });
};

export const pages = helpTopics.map(helpTopicPage);

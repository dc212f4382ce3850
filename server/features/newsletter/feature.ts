import type { Feature } from '#server/platform/feature.ts';
import { type NewsletterMail, sendNewsletterMail } from './jobs/sendNewsletterMail.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { newsletterRoutes } from './newsletterRoutes.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.newsletter': { mail: NewsletterMail; subscriberId: string };
  }
}

export const newsletter: Feature = {
  resolvers: [NewsletterResolver],
  jobs: {
    'mail.newsletter': sendNewsletterMail,
  },
  routes: [newsletterRoutes],
};

export { sendNewsletterMail } from './jobs/sendNewsletterMail.ts';
export { NewsletterResolver } from './newsletter.resolver.ts';
export { newsletterRoutes } from './newsletterRoutes.ts';

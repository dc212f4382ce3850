export { NewsletterResolver } from './newsletter.resolver.ts';
